import type { TakenPassages } from "@stemma/contract/draft-shapes";
import {
  authoredRows,
  rowsFoundIn,
  type AuthoredRow,
} from "@stemma/document/authors/authored-rows";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageBody } from "@stemma/document/format";
import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { AuthorsTask, VersionAnalysis } from "./analysis/version-analysis.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";
import type { ChainLink, VersionAuthorsStore } from "./version-authors.store.ts";

/** How many bodies are given to a worker thread at once, while as many are read from the database. */
const bodiesAtOnce = 12;

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

interface Needs {
  readonly versionAuthors: VersionAuthorsStore;
  readonly history: Pick<VersionHistoryStore, "listNamed" | "bodiesOf" | "bodyTextsOf">;
  readonly analysis: Pick<VersionAnalysis, "authorsAlong">;
}

/**
 * The versions of a chain with their bodies, some at once. The database reads the next ones while the caller works on
 * these.
 */
async function* bodiesAlong(
  history: Pick<VersionHistoryStore, "bodyTextsOf">,
  chain: readonly ChainLink[],
) {
  const readFrom = async (start: number) => {
    const links = chain.slice(start, start + bodiesAtOnce);
    return { links, bodies: await history.bodyTextsOf(links.map(({ id }) => id)) };
  };
  let reading = readFrom(0);
  for (let next = bodiesAtOnce; next < chain.length; next += bodiesAtOnce) {
    const read = await reading;
    reading = readFrom(next);
    // A caller that fails meanwhile never gets to this failure.
    reading.catch(() => undefined);
    yield read;
  }
  yield await reading;
}

/** Creates the computation of authors on top of its store and of the worker threads. */
export function createAuthorship({ versionAuthors: store, history, analysis }: Needs): Authorship {
  const running = new Map<VersionId, Promise<readonly RowAuthors[]>>();
  // Versions that one computation had no time for, perhaps because the machine was busy. The second result is kept.
  const hurried = new Set<VersionId>();

  async function alongChain(
    scope: OrganizationScope,
    pageId: PageId,
    chain: readonly ChainLink[],
  ): Promise<readonly RowAuthors[]> {
    let last: (NonNullable<AuthorsTask["parent"]> & { readonly id: VersionId }) | null = null;
    let isExact = true;
    for await (const { links, bodies } of bodiesAlong(history, chain)) {
      const bodyOf = ({ id }: ChainLink): string => bodies.get(id) ?? refuse("NOT_FOUND");
      const [first] = links;
      if (first !== undefined && first.knownAuthors !== null) {
        links.shift();
        last = { id: first.id, body: bodyOf(first), authors: first.knownAuthors };
      }
      const newest = links.at(-1);
      if (newest === undefined) continue;
      const taken: AuthoredRow[][] = [];
      // One after the other: what one computes is kept for the next.
      for (const link of links) taken.push(await takenRows(scope, pageId, link.takenPassages));
      const { authors, bounded, beforeBounded } = await analysis.authorsAlong({
        parent: last,
        chain: links.map((link, index) => ({
          body: bodyOf(link),
          sequence: link.sequence,
          taken: taken[index] ?? [],
          acceptsBound: hurried.has(link.id),
        })),
      });
      for (const index of bounded) {
        const link = links[index];
        if (link !== undefined) hurried.add(link.id);
      }
      const [firstBounded] = bounded;
      if (firstBounded !== undefined && isExact) {
        isExact = false;
        // The next computation begins at the version before.
        const before = links[firstBounded - 1]?.id ?? last?.id;
        if (before !== undefined && beforeBounded !== null) {
          await store.keep(scope, pageId, before, beforeBounded);
        }
      }
      last = { id: newest.id, body: bodyOf(newest), authors };
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
