import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { readRequestedItem } from "../../features/request-access/read-requested-item.ts";
import { RequestAccess } from "../../features/request-access/request-access.tsx";
import { useGranted } from "../../features/request-access/use-granted.ts";
import { orpc } from "../../lib/api.ts";
import { safeRedirect } from "../../lib/safe-redirect.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { OwnDraft } from "../home/own-draft.tsx";
import { SwitchOrganizationRoute } from "../organization/switch-organization-route.tsx";
import { messages } from "./messages.ts";

/**
 * The page or workspace exists, but this account may not see it and can request access. Also shows when access was
 * granted meanwhile. Specification, section 2 "Other screens".
 */
export function NoAccessScreen() {
  const router = useRouter();
  const { redirect } = useSearch({ strict: false });
  const item = readRequestedItem(redirect);
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const granted = useGranted(item);
  useDocumentTitle(useServerSettings().productName);
  const home = <LinkButton to="/">{messages.backToHome}</LinkButton>;
  const href = safeRedirect(`/${redirect}`, window.location.origin);
  if (granted?.kind === "access") {
    return (
      <>
        <Topbar />
        <MessageScreen
          title={messages.granted}
          actions={
            <>
              {home}
              <Button kind="primary" onClick={() => void router.navigate({ href })}>
                {messages.open[item?.type ?? "page"]}
              </Button>
            </>
          }
        >
          <output>{messages.grantedHint}</output>
        </MessageScreen>
      </>
    );
  }
  if (granted?.kind === "organization" && account !== undefined) {
    const { organizationId, organizationName } = granted;
    return (
      <SwitchOrganizationRoute
        what={item?.type === "workspace" ? "Workspace" : "Page"}
        title={messages.inOrganizationNow(organizationName)}
        found={{
          target: { id: organizationId, organizationName },
          present: account.organization.organizationName,
          redirect: href,
        }}
      />
    );
  }
  return (
    <>
      <Topbar />
      <MessageScreen
        title={messages.noAccess}
        actions={home}
        below={item?.type === "page" && <OwnDraft key={item.id} pageId={item.id} />}
      >
        {messages.loggedInAs(account?.user.email ?? messages.unknownEmail)}
        {item !== null && account !== undefined && (
          <RequestAccess key={item.id} item={item} userId={account.user.id} />
        )}
      </MessageScreen>
    </>
  );
}
