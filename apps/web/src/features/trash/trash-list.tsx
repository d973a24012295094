import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { TrashItem } from "@stemma/contract/trash.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { EmptyTrashDialog } from "./empty-trash-dialog.tsx";
import { messages } from "./messages.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { TrashRow } from "./trash-row.tsx";
import { useTrash } from "./use-trash.ts";
import styles from "./trash.module.css";

/** The debounce of the filter, in milliseconds. */
const filterDelayMs = 150;

/** What was deleted and the person can restore, with a filter by title. */
export function TrashList() {
  const [query, setQuery] = useState("");
  const title = useDelayed(query.trim(), filterDelayMs);
  const trash = useTrash(title);
  const [removing, setRemoving] = useState<TrashItem | null>(null);
  const [isEmptying, setIsEmptying] = useState(false);
  const items = trash.data ?? [];
  const now = useNow(items.map(({ deletedAt }) => deletedAt));
  if (trash.isPending) return <Loader />;
  if (trash.isError) {
    return <LoadFailure words={failureWords(trash.error)} onRetry={() => void trash.refetch()} />;
  }
  const isFiltered = title !== "" || query !== "";
  if (items.length === 0 && !isFiltered) {
    return <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>;
  }
  return (
    <>
      <div className={styles["head"]}>
        <SearchField
          className={styles["search"] ?? ""}
          label={messages.filter}
          placeholder={messages.filterHint}
          value={query}
          onValue={setQuery}
        />
        {!isFiltered && items.some(({ can }) => can.remove) && (
          <Button icon={<Icon of={Trash2} />} onClick={() => setIsEmptying(true)}>
            {messages.emptyTrash}
          </Button>
        )}
      </div>
      <div aria-live="polite" aria-busy={trash.isPlaceholderData}>
        {items.length === 0 && <EmptyState title={messages.noMatches} />}
      </div>
      <ul className={styles["list"]}>
        {items.map((item) => (
          <TrashRow key={item.id} item={item} now={now} onRemove={() => setRemoving(item)} />
        ))}
      </ul>
      <LoadNextPart list={trash} />
      {removing !== null && <RemoveDialog item={removing} onClose={() => setRemoving(null)} />}
      {isEmptying && (
        <EmptyTrashDialog
          items={items}
          hasMore={trash.hasNextPage}
          onClose={() => setIsEmptying(false)}
        />
      )}
    </>
  );
}
