import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";

/** No route matches the address. Specification, section 2, on routing errors. */
export function RoutingErrorScreen() {
  return (
    <MessageScreen title="Page not found" actions={<LinkButton to="/">HOME</LinkButton>}>
      Page does not exist.
    </MessageScreen>
  );
}
