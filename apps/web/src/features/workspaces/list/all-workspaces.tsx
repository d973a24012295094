import { memo, useDeferredValue, useState } from "react";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { findByWords } from "../../../lib/find-by-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { messages as filterMessages } from "./filter-messages.ts";
import { messages } from "./messages.ts";
import type { UnreadCounts } from "./use-unread-counts.ts";
import { WorkspaceCard } from "./workspace-card.tsx";
import styles from "./workspaces-section.module.css";

/** With at most so many workspaces, a look finds each, and there is no filter. */
const unfilteredMax = 10;

interface AllWorkspacesProps {
  readonly workspaces: readonly ListedWorkspace[];
  readonly unread: UnreadCounts;
}

/**
 * All workspaces that the person can see, each with the person's role with who else sees it, and whether it is muted. A filter
 * narrows a long list.
 */
export function AllWorkspaces({ workspaces, unread }: AllWorkspacesProps) {
  const [query, setQuery] = useState("");
  // Typing does not wait until the cards of a long list are drawn.
  const drawnQuery = useDeferredValue(query);
  if (workspaces.length === 0) {
    return <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>;
  }
  return (
    <>
      {(workspaces.length > unfilteredMax || query !== "") && (
        <SearchField
          className={styles["filter"] ?? ""}
          label={filterMessages.label}
          placeholder={filterMessages.hint}
          value={query}
          onValue={setQuery}
        />
      )}
      <FoundWorkspaces workspaces={workspaces} unread={unread} query={drawnQuery} />
    </>
  );
}

interface FoundWorkspacesProps extends AllWorkspacesProps {
  readonly query: string;
}

/** The workspaces that the filter leaves; how many they are is told to screen readers. */
const FoundWorkspaces = memo(function FoundWorkspaces(props: FoundWorkspacesProps) {
  const { workspaces, unread, query } = props;
  const found = findByWords(workspaces, query, wordsOf);
  const now = useNow(found.flatMap(({ latestChange }) => latestChange?.updatedAt ?? []));
  const isEmpty = found.length === 0;
  return (
    <>
      <output className="visually-hidden">
        {query.trim() !== "" && !isEmpty && filterMessages.found(found.length)}
      </output>
      <div aria-live="polite">
        {isEmpty && (
          <EmptyState title={filterMessages.noMatch}>{filterMessages.noMatchHint}</EmptyState>
        )}
      </div>
      <ul className={styles["cards"]}>
        {found.map((workspace) => (
          <WorkspaceCard
            key={workspace.id}
            workspace={workspace}
            unreadPages={unread.get(workspace.id) ?? 0}
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
    </>
  );
});

function wordsOf({ workspaceName, description }: ListedWorkspace): string {
  return `${workspaceName}\n${description}`;
}
