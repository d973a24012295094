import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { TakenPassages } from "@stemma/contract/draft-shapes";
import {
  authoredRows,
  rowsFoundIn,
  type AuthoredBody,
  type AuthoredRow,
} from "@stemma/document/authors/authored-rows";
import { nextAuthors, type NextAuthors } from "@stemma/document/authors/next-authors";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageBody } from "@stemma/document/format";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";
import type { ChainLink, VersionAuthorsStore } from "./version-authors.store.ts";

/** How many bodies are read from the database at once. */
const bodiesAtOnce = 25;

/** How many versions without known authors a new version may follow, so that its authors are computed in advance. */
const preparedLinksMax = 25;

interface AuthoredVersion {
  readonly pageId: PageId;
  readonly versionId: VersionId;
}

type Compute = (
  scope: OrganizationScope,
  version: AuthoredVersion,
) => Promise<readonly RowAuthors[]>;

/** Finds out who wrote the words of versions. */
export interface Authorship {
  /**
   * Computes who wrote each word of a version, along its ancestors from the nearest one whose authors are known, and
   * keeps the result. Callers that ask for the same version at once share one computation.
   */
  readonly compute: Compute;
  /**
   * Computes the authors of a new version in the background, so that nobody waits for them later; not along more than 25
   * versions without known authors. Ignores failures: the authors are computed when they are asked for.
   */
  readonly prepare: (scope: OrganizationScope, version: AuthoredVersion) => void;
  /** The people who wrote the passages that a draft took from earlier versions of its page and still has. */
  readonly writersOfTaken: (
    scope: OrganizationScope,
    draft: {
      readonly pageId: PageId;
      readonly takenPassages: TakenPassages;
      readonly body: PageBody;
    },
  ) => Promise<UserId[]>;
}

interface Stores {
  readonly versionAuthors: VersionAuthorsStore;
  readonly history: Pick<VersionHistoryStore, "listNamed" | "bodiesOf">;
}

/** Creates the computation of authors on top of its store. */
export function createAuthorship({ versionAuthors: store, history }: Stores): Authorship {
  const running = new Map<VersionId, Promise<readonly RowAuthors[]>>();
  // Versions that one computation had no time for, perhaps because the machine was busy. The second result is kept.
  const hurried = new Set<VersionId>();

  async function alongChain(
    scope: OrganizationScope,
    pageId: PageId,
    chain: readonly ChainLink[],
  ): Promise<readonly RowAuthors[]> {
    let last: (AuthoredBody & { readonly id: VersionId }) | null = null;
    let isExact = true;
    for (let start = 0; start < chain.length; start += bodiesAtOnce) {
      const links = chain.slice(start, start + bodiesAtOnce);
      const bodies = await history.bodiesOf(links.map(({ id }) => id));
      for (const { id, sequence, takenPassages, isKnown } of links) {
        const body = bodies.get(id) ?? refuse("NOT_FOUND");
        const known: readonly RowAuthors[] | null = isKnown ? await store.find(id) : null;
        const next: NextAuthors =
          known === null
            ? nextAuthors(last, body, sequence, await takenRows(scope, pageId, takenPassages))
            : { authors: known, isBounded: false };
        if (next.isBounded && !hurried.has(id)) {
          hurried.add(id);
          // The next computation begins at the version before.
          if (isExact && last !== null) await store.keep(scope, pageId, last.id, last.authors);
          isExact = false;
        }
        last = { id, body, authors: next.authors };
        // A long history must not hold up other requests.
        await yieldToOthers();
      }
    }
    if (last === null) return [];
    if (isExact) await store.keep(scope, pageId, last.id, last.authors);
    return last.authors;
  }

  /** The rows that were taken from versions of the page, with their authors. */
  async function takenRows(
    scope: OrganizationScope,
    pageId: PageId,
    takenPassages: TakenPassages,
  ): Promise<AuthoredRow[]> {
    const bodies = await history.bodiesOf(takenPassages.map(({ versionId }) => versionId));
    const taken: AuthoredRow[] = [];
    for (const { versionId, rows } of takenPassages) {
      const body = bodies.get(versionId);
      if (body === undefined) continue;
      const authors =
        (await store.find(versionId)) ?? (await compute(scope, { pageId, versionId }));
      taken.push(...authoredRows({ body, authors }, rows));
    }
    return taken;
  }

  const compute: Compute = (scope, version) => {
    const { versionId } = version;
    const known = running.get(versionId);
    if (known !== undefined) return known;
    const computed = store
      .chainOf(versionId)
      .then((chain) => alongChain(scope, version.pageId, chain));
    running.set(versionId, computed);
    const forget = () => void running.delete(versionId);
    computed.then(forget, forget);
    return computed;
  };

  const prepare = async (scope: OrganizationScope, version: AuthoredVersion): Promise<void> => {
    const chain = await store.chainOf(version.versionId);
    if (chain.length <= preparedLinksMax) await compute(scope, version);
  };
  const writersOfTaken: Authorship["writersOfTaken"] = async (scope, draft) => {
    const { pageId, takenPassages, body } = draft;
    if (takenPassages.length === 0) return [];
    const rows = rowsFoundIn(body, await takenRows(scope, pageId, takenPassages));
    const sequences = new Set(rows.flatMap(({ authors }) => authors.map(([, one]) => one)));
    const writers = await history.listNamed(scope, pageId, [...sequences]);
    return [...new Set(writers.map(({ publishedBy }) => publishedBy))];
  };
  return {
    compute,
    writersOfTaken,
    prepare: (...of) => void prepare(...of).catch(() => undefined),
  };
}
