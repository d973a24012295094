import { EmptyState } from "../ui/empty-state.tsx";
import { Screen } from "./screen.tsx";

/** The inbox; nothing notifies anybody yet, so it is empty. */
export function InboxScreen() {
  return (
    <Screen title="Inbox">
      <EmptyState title="You're all up to date">
        When a new version of a page you subscribe to is published, you will read of it here.
      </EmptyState>
    </Screen>
  );
}
