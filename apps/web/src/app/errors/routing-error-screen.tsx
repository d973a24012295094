import { messages } from "./messages.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** No route matches the address, or a screen failed. Specification, section 2, on routing errors. */
export function RoutingErrorScreen() {
  return <NotFoundScreen what="Page" home={messages.home} />;
}
