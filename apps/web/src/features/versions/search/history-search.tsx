import { useInfiniteQuery } from "@tanstack/react-query";
import { Eye, TextQuote } from "lucide-react";
import type { FoundVersion } from "@stemma/contract/versions.contract";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { shortDate } from "../../../lib/time/short-date.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Excerpt } from "../../../ui/layout/excerpt.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../../ui/messages/load-next-part.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import type { HistoryActions } from "../history-actions.ts";
import { messages } from "../messages.tsx";
import styles from "./history-search.module.css";

interface HistorySearchProps {
  readonly pageId: PageId;
  /** The sought text; not blank. */
  readonly query: string;
  readonly actions: Pick<HistoryActions, "onOpenVersion" | "onTakeRow">;
}

/** Where a text came into the page and where it went, newest first, in the place of the versions. */
export function HistorySearch({ pageId, query, actions }: HistorySearchProps) {
  const found = useInfiniteQuery(
    orpc.versions.search.infiniteOptions({
      input: (cursor: number | undefined) => ({ pageId, query, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
  const items = found.data ?? [];
  const now = useNow(items.map(({ version }) => version.publishedAt));
  if (found.isPending) return <Loader />;
  return (
    <section className={styles["found"]} aria-label={messages.search.results}>
      {items.length === 0 && !found.hasNextPage && !found.isError && (
        <EmptyState title={messages.search.nothing.title(query)}>
          {messages.search.nothing.hint}
        </EmptyState>
      )}
      <ul className={styles["list"]}>
        {items.flatMap((item) =>
          passagesOf(item, now).map(({ key, ...passage }) => (
            <Passage key={key} {...passage} actions={actions} />
          )),
        )}
      </ul>
      {found.isError && (
        <LoadFailure
          words={messages.search.failed(failureWords(found.error))}
          onRetry={() =>
            void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch())
          }
        />
      )}
      {!found.isError && <LoadNextPart list={found} />}
    </section>
  );
}

type Found = FoundVersion["added"][number];

function passagesOf({ version, added, deleted }: FoundVersion, now: Date) {
  const { id, subjectLine, publisherName, publishedAt } = version;
  const date = shortDate(publishedAt, now);
  return (["deleted", "added"] as const).flatMap((what) =>
    (what === "added" ? added : deleted).map((passage) => ({
      key: `${id} ${what} ${passage.row}`,
      what,
      words: messages.search[what](subjectLine, publisherName, date),
      passage,
    })),
  );
}

interface PassageProps {
  readonly what: "added" | "deleted";
  readonly words: string;
  readonly passage: Found;
  readonly actions: HistorySearchProps["actions"];
}

function Passage({ what, words, passage, actions }: PassageProps) {
  const { versionId, row, excerpt } = passage;
  const { onTakeRow } = actions;
  return (
    <li className={styles["passage"]} data-what={what}>
      <p className={styles["words"]}>{words}</p>
      <p className={styles["excerpt"]}>
        <Excerpt parts={excerpt} />
      </p>
      <div className={styles["actions"]}>
        {onTakeRow !== undefined && (
          <Button icon={<Icon of={TextQuote} />} onClick={() => onTakeRow(versionId, row)}>
            {messages.search.take}
          </Button>
        )}
        <Button
          kind="quiet"
          icon={<Icon of={Eye} />}
          onClick={() => actions.onOpenVersion(versionId)}
        >
          {messages.search.open}
        </Button>
      </div>
    </li>
  );
}
