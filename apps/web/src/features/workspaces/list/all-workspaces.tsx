import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { messages } from "./messages.ts";
import { WorkspaceCard } from "./workspace-card.tsx";
import styles from "./workspaces-section.module.css";

/** All workspaces that the person can see, each with the person's role with who else sees it, and whether it is muted. */
export function AllWorkspaces({ workspaces }: { readonly workspaces: readonly ListedWorkspace[] }) {
  const now = useNow(workspaces.flatMap(({ latestChange }) => latestChange?.updatedAt ?? []));
  if (workspaces.length === 0) {
    return <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>;
  }
  return (
    <ul className={styles["cards"]}>
      {workspaces.map((workspace) => (
        <WorkspaceCard
          key={workspace.id}
          workspace={workspace}
          now={now}
          details={[
            ...(workspace.description === "" ? [] : [workspace.description]),
            messages.role(
              personMessages.roles[workspace.role],
              messages.visibility[workspace.organizationRole ?? "members"],
            ),
            ...(workspace.isMuted ? [messages.muted] : []),
          ]}
        />
      ))}
    </ul>
  );
}
