import type { DraftSummary } from "@stemma/contract/shapes";
import { useNow } from "../../lib/use-now.ts";
import { LoadMore } from "../../ui/load-more.tsx";
import { DraftLink } from "./draft-link.tsx";

interface DraftListProps {
  readonly drafts: readonly DraftSummary[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
}

/** Drafts, newest first. */
export function DraftList({ drafts, hasMore, isLoadingMore, onLoadMore }: DraftListProps) {
  const now = useNow();
  return (
    <>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftLink draft={draft} now={now} />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore isLoading={isLoadingMore} onLoad={onLoadMore} />}
    </>
  );
}
