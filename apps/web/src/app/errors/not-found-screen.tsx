import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { useHasSidebar } from "../../ui/sidebar/sidebar-control.ts";
import { messages } from "./messages.ts";

interface NotFoundScreenProps {
  readonly what: "Page" | "Workspace";
  /** The link's text. The specification has another one for routing errors. */
  readonly home?: string;
}

/** The page or workspace does not exist. Specification, section 2 "Other screens". */
export function NotFoundScreen({ what, home = messages.backToHome }: NotFoundScreenProps) {
  useDocumentTitle(useServerSettings().productName);
  const { title, explanation } = messages.notFound[what];
  return (
    <>
      {useHasSidebar() && <Topbar />}
      <MessageScreen title={title} actions={<LinkButton to="/">{home}</LinkButton>}>
        {explanation}
      </MessageScreen>
    </>
  );
}
