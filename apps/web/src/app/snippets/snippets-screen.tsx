import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { NewSnippetDialog } from "../../features/snippets/new-snippet-dialog.tsx";
import { SnippetList } from "../../features/snippets/snippet-list.tsx";
import { messages } from "../../features/snippets/messages.ts";
import { useSnippets } from "../../features/snippets/use-snippets.ts";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Screen } from "../screen.tsx";
import { messages as ownMessages } from "./messages.ts";
import styles from "./snippets-screen.module.css";

/** The snippets of the active organization that the person can see, with a filter and a button for new ones. */
export function SnippetsScreen() {
  const [title, setTitle] = useState("");
  const [isMaking, setIsMaking] = useState(false);
  const router = useRouter();
  useLiveWorkspaces();
  return (
    <Screen title={ownMessages.title}>
      <div className={styles["bar"]}>
        <SearchField
          className={styles["filter"] ?? ""}
          label={messages.filter}
          placeholder={messages.filterHint}
          value={title}
          onValue={setTitle}
        />
        <Button kind="primary" icon={<Icon of={Plus} />} onClick={() => setIsMaking(true)}>
          {messages.newSnippet}
        </Button>
      </div>
      <Snippets title={title} />
      {isMaking && (
        <NewSnippetDialog
          onClose={() => setIsMaking(false)}
          onCreated={(pageId) =>
            router.navigate({ to: "/page/$pageId", params: { pageId }, search: { edit: true } })
          }
        />
      )}
    </Screen>
  );
}

/** Follows the workspaces that the person can see: a snippet that appears in one appears here. */
function useLiveWorkspaces(): void {
  const { data } = useQuery(orpc.workspaces.list.queryOptions());
  useLiveTopics((data?.items ?? []).map(({ id }) => `workspace:${id}` as const));
}

function Snippets({ title }: { readonly title: string }) {
  const snippets = useSnippets(title);
  if (snippets.isPending) return <Loader />;
  if (snippets.isError) {
    return (
      <LoadFailure words={failureWords(snippets.error)} onRetry={() => void snippets.refetch()} />
    );
  }
  if (snippets.data.length === 0) {
    return title.trim() === "" ? (
      <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
    ) : (
      <EmptyState title={messages.noMatches} />
    );
  }
  return (
    <>
      <SnippetList snippets={snippets.data} />
      <LoadNextPart list={snippets} />
    </>
  );
}
