import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Screen } from "../screen.tsx";

/** A placeholder screen. Specification, section 1. */
export function SnippetsScreen() {
  return (
    <Screen title="Snippets">
      <EmptyState title="Coming soon." />
    </Screen>
  );
}
