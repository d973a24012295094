import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { messages } from "./messages.ts";

interface NotFoundScreenProps {
  readonly what: "Page" | "Workspace";
}

/** The page or workspace does not exist. Specification, section 2 "Other screens". */
export function NotFoundScreen({ what }: NotFoundScreenProps) {
  useDocumentTitle(useServerSettings().productName);
  const { title, explanation } = messages.notFound[what];
  return (
    <>
      <Topbar />
      <MessageScreen title={title} actions={<LinkButton to="/">{messages.backToHome}</LinkButton>}>
        {explanation}
      </MessageScreen>
    </>
  );
}
