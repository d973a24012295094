import { useQuery } from "@tanstack/react-query";
import { orpc } from "../lib/api.ts";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";
import { Topbar } from "../ui/topbar.tsx";

/** The page exists, and this account may not see it. Specification, section 2 "Other screens". */
export function NoAccessScreen() {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <MessageScreen
        title="You don't have access to this page"
        actions={<LinkButton to="/">Back to Home</LinkButton>}
      >
        You are logged in as {account?.user.email ?? "…"}. Perhaps a different account of yours has
        access.
      </MessageScreen>
    </>
  );
}
