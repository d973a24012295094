import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { useNow } from "../../../lib/time/use-now.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { ListSection } from "../../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";
import type { UnreadCounts } from "./use-unread-counts.ts";
import { newestWorkspaces } from "./newest-workspaces.ts";
import { WorkspaceCard } from "./workspace-card.tsx";
import styles from "./workspaces-section.module.css";

/** How many workspaces Home shows; the others are a link away. */
const shownMax = 6;

/** 'Workspaces' on Home: those with the newest changes, in the order of the list of all. */
export function WorkspacesSection({
  workspaces,
  unread,
}: {
  readonly workspaces: readonly ListedWorkspace[];
  readonly unread: UnreadCounts;
}) {
  const shown = newestWorkspaces(workspaces, shownMax);
  const now = useNow(shown.flatMap(({ latestChange }) => latestChange?.updatedAt ?? []));
  return (
    <ListSection
      heading={messages.heading}
      actions={
        <LinkButton kind="quiet" to="/workspaces">
          {messages.all}
        </LinkButton>
      }
    >
      <ul className={styles["cards"]}>
        {shown.map((workspace) => (
          <WorkspaceCard
            key={workspace.id}
            workspace={workspace}
            unreadPages={unread.get(workspace.id) ?? 0}
            now={now}
          />
        ))}
      </ul>
    </ListSection>
  );
}
