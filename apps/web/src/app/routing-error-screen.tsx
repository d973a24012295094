import { LinkButton } from "../ui/link-button.tsx";
import { MessageScreen } from "../ui/message-screen.tsx";

/** No route matches the address. Specification, section 2, on routing errors. */
export function RoutingErrorScreen() {
  return (
    <MessageScreen title="Page not found" actions={<LinkButton to="/">HOME</LinkButton>}>
      Page does not exist.
    </MessageScreen>
  );
}
