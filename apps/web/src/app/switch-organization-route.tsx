import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useDraftDesk } from "../features/drafts/use-draft-desk.ts";
import { SwitchOrganizationScreen } from "../features/switch-organization/switch-organization-screen.tsx";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Topbar } from "../ui/topbar.tsx";
import { enterOrganization } from "./enter-organization.ts";
import type { OrganizationSwitch } from "./load-organization-switch.ts";

interface SwitchOrganizationRouteProps {
  readonly what: "Page" | "Workspace";
  readonly found: OrganizationSwitch;
}

/** Switching to another organization of the reader's at its address, and the way on to what they wanted there. */
export function SwitchOrganizationRoute({ what, found }: SwitchOrganizationRouteProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const desk = useDraftDesk();
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <SwitchOrganizationScreen
        what={what}
        target={found.target.organizationName}
        present={found.present}
        onSwitch={async () => {
          // Nothing unsent is left behind: the draft is not on screen there to say so.
          await Promise.all(desk.sessions().map((session) => session.flush()));
          await enterOrganization(queryClient, found.target.id);
          router.clearCache();
          await router.navigate({ href: found.redirect, replace: true });
        }}
      />
    </>
  );
}
