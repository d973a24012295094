import { SwitchOrganizationScreen } from "../../features/switch-organization/switch-organization-screen.tsx";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Topbar } from "../../ui/layout/topbar.tsx";
import type { OrganizationSwitch } from "./load-organization-switch.ts";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface SwitchOrganizationRouteProps {
  readonly what: "Page" | "Workspace";
  /** Replaces the default heading. */
  readonly title?: string;
  readonly found: OrganizationSwitch;
}

/** Offers to switch to another of the reader's organizations, and then opens the wanted path there. */
export function SwitchOrganizationRoute({ what, title, found }: SwitchOrganizationRouteProps) {
  const { switchFor } = useOrganizationSwitch();
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <SwitchOrganizationScreen
        what={what}
        title={title}
        target={found.target.organizationName}
        present={found.present}
        onSwitch={() => switchFor(found.target.id, found.redirect)}
      />
    </>
  );
}
