import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { readAskedFor } from "../features/request-access/read-asked-for.ts";
import { RequestAccess } from "../features/request-access/request-access.tsx";
import { useGranted } from "../features/request-access/use-granted.ts";
import { orpc } from "../lib/api.ts";
import { safeRedirect } from "../lib/safe-redirect.ts";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";
import { Topbar } from "../ui/topbar.tsx";
import { OwnDraft } from "./own-draft.tsx";

/**
 * The page or workspace exists, and this account may not see it; it can ask to. Says so when it was let in meanwhile.
 * Specification, section 2 "Other screens".
 */
export function NoAccessScreen() {
  const router = useRouter();
  const { redirect } = useSearch({ strict: false });
  const item = readAskedFor(redirect);
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const granted = useGranted(item);
  useDocumentTitle(useServerSettings().productName);
  const home = <LinkButton to="/">Back to Home</LinkButton>;
  const go = (words: string) => {
    const href = safeRedirect(`/${redirect}`, window.location.origin);
    return (
      <>
        {home}
        <Button kind="primary" onClick={() => void router.navigate({ href })}>
          {words}
        </Button>
      </>
    );
  };
  if (granted?.kind === "access") {
    return (
      <>
        <Topbar />
        <MessageScreen title="You have access now" actions={go(`Open the ${item?.type}`)}>
          <output>Somebody let you in.</output>
        </MessageScreen>
      </>
    );
  }
  if (granted?.kind === "organization") {
    return (
      <>
        <Topbar />
        <MessageScreen
          title={`You are in ${granted.organizationName} now`}
          actions={go("Switch Organizations")}
        >
          <output>Switch organizations to go on to this {item?.type}.</output>
        </MessageScreen>
      </>
    );
  }
  return (
    <>
      <Topbar />
      <MessageScreen
        title="You don't have access to this page"
        actions={home}
        below={item?.type === "page" && <OwnDraft key={item.id} pageId={item.id} />}
      >
        You are logged in as {account?.user.email ?? "…"}. Perhaps a different account of yours has
        access.
        {item !== null && account !== undefined && (
          <RequestAccess key={item.id} item={item} userId={account.user.id} />
        )}
      </MessageScreen>
    </>
  );
}
