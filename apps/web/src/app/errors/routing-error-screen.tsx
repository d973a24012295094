import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { messages } from "./messages.ts";

/** No route matches the address. Specification, section 2, on routing errors. */
export function RoutingErrorScreen() {
  return (
    <MessageScreen
      title={messages.notFound.Page.title}
      actions={<LinkButton to="/">{messages.home}</LinkButton>}
    >
      {messages.notFound.Page.explanation}
    </MessageScreen>
  );
}
