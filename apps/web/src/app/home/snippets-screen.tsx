import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Screen } from "../screen.tsx";
import { messages } from "./messages.ts";

/** A placeholder screen. Specification, section 1. */
export function SnippetsScreen() {
  return (
    <Screen title={messages.snippets.title}>
      <EmptyState title={messages.snippets.comingSoon} />
    </Screen>
  );
}
