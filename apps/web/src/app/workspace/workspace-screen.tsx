import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { useRecordRecent } from "../../features/recents/use-record-recent.ts";
import { FoundPages } from "../../features/workspaces/found-pages.tsx";
import { WorkspaceHeader } from "../../features/workspaces/workspace-header.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { setPinned } from "../../entities/page/set-pinned.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Main } from "../../ui/layout/main.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { useModals } from "../../flows/modals/modal-context.ts";
import { useLeaveMissing } from "../../flows/access/use-leave-missing.ts";
import { workspaceCommandsChunk } from "./workspace-commands-chunk.ts";
import { WorkspaceSections } from "./workspace-sections.tsx";
import { messages } from "./messages.ts";
import styles from "./workspace-screen.module.css";

/** The debounce of the title search, in milliseconds. */
const searchDelayMs = 150;

/** A workspace and the pages it holds. */
export function WorkspaceScreen() {
  const { workspaceId } = useParams({ from: "/signed-in/workspace/$workspaceId" });
  return <WorkspaceScreenOf key={workspaceId} workspaceId={workspaceId} />;
}

function WorkspaceScreenOf({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const queryClient = useQueryClient();
  const { data: workspace, error } = useSuspenseQuery(
    orpc.workspaces.get.queryOptions({ input: { workspaceId } }),
  );
  useLiveTopics([`workspace:${workspaceId}`]);
  useLeaveMissing(error, "workspace", workspaceId);
  const { open } = useModals();
  const [query, setQuery] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const title = useDelayed(query.trim(), searchDelayMs);
  useRecordRecent({ type: "workspace", id: workspaceId });
  useDocumentTitle(useServerSettings().productName);

  async function pin(isPinned: boolean): Promise<void> {
    setFailure(null);
    try {
      await setPinned(queryClient, { type: "workspace", id: workspaceId }, isPinned);
    } catch (error) {
      const { notPinned, notUnpinned } = messages.failures;
      setFailure((isPinned ? notPinned : notUnpinned)(failureWords(error)));
    }
  }

  async function subscribe(isSubscribed: boolean): Promise<void> {
    setFailure(null);
    try {
      await setSubscribed(queryClient, { type: "workspace", id: workspaceId }, isSubscribed);
    } catch (error) {
      const { notSubscribed, notUnsubscribed } = messages.failures;
      setFailure((isSubscribed ? notSubscribed : notUnsubscribed)(failureWords(error)));
    }
  }

  const onNewPage = (): void => open({ name: "new-page", workspaceId });
  const onSettings = (): void => open({ name: "workspace-settings", workspaceId });

  return (
    <>
      <Topbar path={<span className="topbar-here">{workspace.workspaceName}</span>} />
      <workspaceCommandsChunk.Component
        workspace={workspace}
        onNewPage={onNewPage}
        onPin={(isPinned) => void pin(isPinned)}
        onSubscribe={(isSubscribed) => void subscribe(isSubscribed)}
        onSettings={onSettings}
        onPeople={() => open({ name: "workspace-permissions", workspaceId })}
      />
      <Main className="screen-column">
        <WorkspaceHeader
          workspace={workspace}
          onNewPage={onNewPage}
          onPin={(isPinned) => void pin(isPinned)}
          onSubscribe={(isSubscribed) => void subscribe(isSubscribed)}
          onSettings={onSettings}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <SearchField
          className={styles["search"] ?? ""}
          label={messages.searchField}
          placeholder={messages.searchHint}
          value={query}
          onValue={setQuery}
        />
        {query.trim() !== "" && title !== "" ? (
          <FoundPages workspaceId={workspaceId} title={title} />
        ) : (
          <WorkspaceSections
            organizationId={workspace.organizationIds[0]}
            workspaceId={workspaceId}
            mayCreatePage={workspace.can.createPage}
          />
        )}
      </Main>
    </>
  );
}
