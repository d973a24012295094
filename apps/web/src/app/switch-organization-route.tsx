import { SwitchOrganizationScreen } from "../features/switch-organization/switch-organization-screen.tsx";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Topbar } from "../ui/topbar.tsx";
import type { OrganizationSwitch } from "./load-organization-switch.ts";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

interface SwitchOrganizationRouteProps {
  readonly what: "Page" | "Workspace";
  /** The heading, where another one says more. */
  readonly title?: string;
  readonly found: OrganizationSwitch;
}

/** Switching to another organization of the reader's at its address, and the way on to what they wanted there. */
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
