import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { pageHistoryQuery } from "../../entities/version/page-history-query.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Main } from "../../ui/layout/main.tsx";
import { SidePickers } from "./view/side-pickers.tsx";
import { keepCompareMode, readCompareMode } from "./comparison/compare-mode.ts";
import type { CompareSideId } from "./comparison/compare-search.ts";
import type { ComparedText } from "./comparison/compare-texts.ts";
import { CompareView } from "./view/compare-view.tsx";
import { messages } from "./messages.ts";
import styles from "./compare-screen.module.css";
import { sideOptions } from "./comparison/side-options.ts";
import { useComparedText } from "./comparison/use-compared-text.ts";

interface CompareScreenProps {
  readonly view: Pick<PageView, "page">;
  /** The asker's draft on screen. The caller must memoize it: a new object triggers a new comparison. */
  readonly draft: ComparedText | null;
  readonly before: CompareSideId;
  /** `null` if the page has nothing to compare with. */
  readonly after: CompareSideId | null;
  readonly onSides: (before: CompareSideId, after: CompareSideId) => void;
}

/** Compares any two texts of a page: versions, including the published one, or the asker's draft. */
export function CompareScreen({ view, draft, before, after, onSides }: CompareScreenProps) {
  const { id: pageId, publishedVersion } = view.page;
  const [mode, setMode] = useState(readCompareMode);
  const history = useQuery(pageHistoryQuery(pageId));
  const old = useComparedText(pageId, before, draft);
  const now = useComparedText(pageId, after, draft);
  const failed = [old, now, history].find(({ error }) => error !== null);
  const sidePickers = (
    <SidePickers
      options={sideOptions(history.data?.items ?? [], publishedVersion, draft !== null)}
      before={before}
      after={after}
      onSides={onSides}
    />
  );
  return (
    <Main className={styles["screen"]}>
      <h1 className="visually-hidden">{messages.heading}</h1>
      {old.text !== null && now.text !== null ? (
        <CompareView
          before={old.text}
          after={now.text}
          mode={mode}
          onMode={(next) => {
            keepCompareMode(next);
            setMode(next);
          }}
          sidePickers={sidePickers}
        />
      ) : (
        <>
          {sidePickers}
          {failed?.error ? (
            <LoadFailure
              words={messages.loadFailed(failureWords(failed.error))}
              onRetry={() => ("retry" in failed ? failed.retry() : void failed.refetch())}
            />
          ) : (
            <Waiting isMissing={old.isMissing || now.isMissing} />
          )}
        </>
      )}
    </Main>
  );
}

function Waiting({ isMissing }: { readonly isMissing: boolean }) {
  if (!isMissing) return <Loader />;
  return (
    <EmptyState title={messages.missingVersion.title}>{messages.missingVersion.hint}</EmptyState>
  );
}
