import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";

/** The address leads nowhere. Specification, section 2, on routing errors. */
export function RoutingErrorScreen() {
  return (
    <MessageScreen title="Page not found" actions={<LinkButton to="/">HOME</LinkButton>}>
      Page does not exist.
    </MessageScreen>
  );
}
