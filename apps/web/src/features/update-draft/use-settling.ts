import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PendingMerge, Version } from "@stemma/contract/shapes";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { pageHistoryQuery } from "../../lib/page-history-query.ts";
import { versionQuery } from "../../lib/version-query.ts";
import { chainToBase, creditChange } from "./credit-change.ts";
import { readSettled } from "./pending-update.ts";
import { planUpdate, type UpdatePlan } from "./plan-update.ts";
import type { Settled } from "./settlement.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { blankText, updateTextOf } from "./update-text.ts";

/** What is to be settled of a draft's update. */
export interface Settling {
  readonly plan: UpdatePlan;
  readonly settled: Settled;
  /** The version to which a conflict's other side is owed, and whether the asker published it. */
  readonly credit: (conflictId: string) => { version: Version; isAskers: boolean };
}

/** What a settling is of. */
export interface SettlingOf {
  readonly pageId: PageId;
  readonly asker: UserId;
  readonly draft: UpdatableDraft;
  readonly previousNode: VersionId | null;
  readonly pending: PendingMerge;
}

/** How many versions are read at most to tell whose change a paragraph is; of more, the last one is named. */
const creditedMax = 12;

/** Brings the three texts of a draft's update together anew, and takes up what is settled; `null` while they are read. */
export function useSettling(of: SettlingOf): {
  readonly settling: Settling | null;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const { draft, previousNode, pending } = of;
  const { pageTitle, serializedEditorState } = draft.readContent();
  const base = useQuery(
    previousNode === null
      ? orpc.versions.get.queryOptions({ input: skipToken })
      : versionQuery(previousNode),
  );
  const theirs = useQuery(versionQuery(pending.versionId));
  const chain = useChain(of);
  const isBaseRead = previousNode === null || base.data !== undefined;
  const plan = useMemo(() => {
    if (!isBaseRead || theirs.data === undefined) return null;
    return planUpdate({
      base: base.data === undefined ? blankText : updateTextOf(base.data),
      ours: { title: pageTitle, body: serializedEditorState },
      theirs: updateTextOf(theirs.data),
    });
  }, [pageTitle, serializedEditorState, isBaseRead, base.data, theirs.data]);
  const last = theirs.data;
  return {
    settling:
      plan === null || last === undefined
        ? null
        : {
            plan,
            settled: readSettled(pending, plan.conflicts),
            credit: (id) => {
              const version = (chain && creditChange(id, chain)) ?? last;
              return { version, isAskers: version.publishedBy === of.asker };
            },
          },
    error: base.error ?? theirs.error,
    retry() {
      void base.refetch();
      void theirs.refetch();
    },
  };
}

/** The versions from the one that is merged in back to the base, with their bodies; `null` where that is not known. */
function useChain({ pageId, previousNode, pending }: SettlingOf): readonly Version[] | null {
  const { data: history } = useQuery(pageHistoryQuery(pageId));
  const found = history && chainToBase(history.items, pending.versionId, previousNode);
  const chain = found && found.length <= creditedMax ? found : [];
  const read = useQueries({ queries: chain.map(({ id }) => versionQuery(id)) });
  const versions = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return versions.length > 0 && versions.length === chain.length ? versions : null;
}
