import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { Version } from "@stemma/contract/version-shapes";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { orpc } from "../../../../lib/api.ts";
import { useVersionChain } from "../../../../entities/version/use-version-chain.ts";
import { versionQuery } from "../../../../entities/version/version-query.ts";
import { creditVersions } from "../../plan/credit-versions.ts";
import { readResolutions } from "../../plan/pending-update.ts";
import { useWorkerAnswer } from "../../../../lib/use-worker-answer.ts";
import { makePlanWorker } from "../../../merge-plan/plan-in-worker.ts";
import type { UpdateConflict, UpdatePlan } from "../../../merge-plan/plan-update.ts";
import type { Resolutions } from "../../../merge-plan/resolution.ts";
import type { UpdatableDraft } from "../../plan/updatable-draft.ts";
import { blankText, updateTextOf, type UpdateTexts } from "../../../merge-plan/update-text.ts";

/** The state of resolving a draft's update. */
export interface Resolving {
  readonly plan: UpdatePlan;
  readonly resolutions: Resolutions;
  /** The version to undo; `null` in an update. */
  readonly undone: Version | null;
  /** What is merged into the draft: the published version, or in an undo the one before the undone version. */
  readonly published: Version;
  readonly asker: UserId;
  /** The versions that made the published side of a conflict, latest first; empty where none can be named. */
  readonly credit: (conflict: UpdateConflict) => readonly Version[];
}

/** The draft and the update to resolve. */
export interface PendingUpdate {
  readonly pageId: PageId;
  readonly asker: UserId;
  readonly draft: UpdatableDraft;
  readonly previousNode: VersionId | null;
  readonly pending: PendingMerge;
}

/**
 * How many versions are read at most to find the authors of a change; for longer chains, nobody is named.
 */
const creditedMax = 12;

/**
 * Merges the three texts of a draft's update again, in a worker, and restores the stored decisions; `null` until the
 * texts are loaded and merged.
 */
export function useResolving(of: PendingUpdate): {
  readonly resolving: Resolving | null;
  readonly error: Error | null;
  /** Whether the texts could not be merged. */
  readonly isFailed: boolean;
  readonly retry: () => void;
} {
  const { pageId, draft, previousNode, pending } = of;
  const { pageTitle, serializedEditorState } = draft.readContent();
  const baseId = pending.undoes ?? previousNode;
  const base = useQuery(
    baseId === null ? orpc.versions.get.queryOptions({ input: skipToken }) : versionQuery(baseId),
  );
  const theirs = useQuery(versionQuery(pending.versionId));
  const chain = useVersionChain({
    pageId,
    newest: pending.undoes === undefined ? pending.versionId : null,
    base: previousNode,
    max: creditedMax,
  });
  const isBaseRead = baseId === null || base.data !== undefined;
  const texts = useMemo((): UpdateTexts | null => {
    if (!isBaseRead || theirs.data === undefined) return null;
    return {
      base: base.data === undefined ? blankText : updateTextOf(base.data),
      ours: { title: pageTitle, body: serializedEditorState },
      theirs: updateTextOf(theirs.data),
    };
  }, [pageTitle, serializedEditorState, isBaseRead, base.data, theirs.data]);
  const planned = useWorkerAnswer<UpdateTexts, UpdatePlan>(makePlanWorker, texts);
  const plan = planned.answer;
  return {
    resolving:
      plan === null || theirs.data === undefined
        ? null
        : {
            plan,
            resolutions: readResolutions(pending, plan.conflicts),
            undone: pending.undoes === undefined ? null : (base.data ?? null),
            published: theirs.data,
            asker: of.asker,
            credit: (conflict) =>
              chain === null ? [] : creditVersions(conflict, chain, previousNode),
          },
    error: base.error ?? theirs.error,
    isFailed: planned.isFailed,
    retry() {
      if (planned.isFailed) planned.retry();
      void base.refetch();
      void theirs.refetch();
    },
  };
}
