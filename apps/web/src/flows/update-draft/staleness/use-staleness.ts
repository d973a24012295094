import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Draft } from "@stemma/contract/draft-shapes";
import { hasOtherTitle } from "@stemma/domain/page/page-title";
import type { VersionId } from "@stemma/domain/ids";
import type { Staleness } from "@stemma/document/merge/describe-staleness";
import { mergeTitles } from "@stemma/document/merge/merge-titles";
import { orpc } from "../../../lib/api.ts";
import { useWorkerAnswer } from "../../../lib/use-worker-answer.ts";
import { pageHistoryQuery } from "../../../entities/version/page-history-query.ts";
import { versionQuery } from "../../../entities/version/version-query.ts";
import { publishedSince } from "../plan/published-since.ts";
import { staleWords, overlapWords, type StaleWords, type TitleStaleness } from "./stale-words.ts";
import type { StalenessRequest } from "./staleness.worker.ts";
import { blankText, updateTextOf, type UpdateTexts } from "../../merge-plan/update-text.ts";

/**
 * Describes the changes to a page since the draft was started, and whether they overlap with the draft; parts are
 * `null` until known.
 */
export interface StalenessWords {
  readonly since: StaleWords | null;
  readonly overlap: string | null;
}

/** Finds in a worker how a stale draft and the published page differ. `draft` is the server's state of the draft. */
export function useStaleness(draft: Draft, publishedVersion: VersionId): StalenessWords {
  const since = useSince(draft, publishedVersion);
  const texts = useTexts(draft, publishedVersion);
  const staleness = useAnswer(texts);
  const overlap = texts && staleness && overlapWords(staleness, titleStaleness(texts));
  return { since, overlap };
}

function titleStaleness({ base, ours, theirs }: UpdateTexts): TitleStaleness {
  return {
    isOurs: hasOtherTitle(ours.title, base.title),
    isInConflict: mergeTitles(base.title, ours.title, theirs.title).conflict !== null,
  };
}

function useSince(draft: Draft, publishedVersion: VersionId): StaleWords | null {
  const { data, refetch } = useQuery(pageHistoryQuery(draft.pageId));
  const since = data && publishedSince(data, draft.previousNode, publishedVersion);
  const missing = since === null ? publishedVersion : null;
  useEffect(() => {
    if (missing !== null) void refetch();
  }, [missing, refetch]);
  return since ? staleWords(since, draft.userId) : null;
}

function useTexts(draft: Draft, publishedVersion: VersionId): UpdateTexts | null {
  const { previousNode } = draft;
  const { data: base } = useQuery(
    previousNode === null
      ? orpc.versions.get.queryOptions({ input: skipToken })
      : versionQuery(previousNode),
  );
  const { data: theirs } = useQuery(versionQuery(publishedVersion));
  if (theirs === undefined || (base === undefined && previousNode !== null)) return null;
  return {
    base: base === undefined ? blankText : updateTextOf(base),
    ours: updateTextOf(draft),
    theirs: updateTextOf(theirs),
  };
}

/** The worker's answer for these texts; while it compares newer texts, the previous answer. */
function useAnswer(texts: UpdateTexts | null): Staleness | null {
  const [base, ours, theirs] = [texts?.base.body, texts?.ours.body, texts?.theirs.body];
  const question = useMemo(
    () => (base && ours && theirs ? { base, ours, theirs } : null),
    [base, ours, theirs],
  );
  const { last, isFailed } = useWorkerAnswer<StalenessRequest, Staleness>(makeWorker, question);
  return isFailed ? null : (last?.answer ?? null);
}

function makeWorker(): Worker {
  return new Worker(new URL("./staleness.worker.ts", import.meta.url), { type: "module" });
}
