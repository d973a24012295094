import { setImmediate as yieldToOthers } from "node:timers/promises";
import { nextAuthors, type VersionAuthors } from "@stemma/document/authors/next-authors";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { ChainLink, VersionAuthorsStore } from "./version-authors.store.ts";

/** How many bodies are read from the database at once. */
const bodiesAtOnce = 25;

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
   * Computes the authors of a new version in the background, so that nobody waits for them later; only where those of a
   * near ancestor are known. Ignores failures: the authors are computed when they are asked for.
   */
  readonly prepare: (scope: OrganizationScope, version: AuthoredVersion) => void;
}

/** Creates the computation of authors on top of its store. */
export function createAuthorship(store: VersionAuthorsStore): Authorship {
  const running = new Map<VersionId, Promise<readonly RowAuthors[]>>();

  async function alongChain(
    scope: OrganizationScope,
    { pageId, versionId }: AuthoredVersion,
    chain: readonly ChainLink[],
  ): Promise<readonly RowAuthors[]> {
    let parent: Parameters<typeof nextAuthors>[0] = null;
    let isBounded = false;
    for (let start = 0; start < chain.length; start += bodiesAtOnce) {
      const links = chain.slice(start, start + bodiesAtOnce);
      const bodies = await store.bodiesOf(links.map(({ id }) => id));
      for (const { id, sequence, isKnown } of links) {
        const body = bodies.get(id) ?? refuse("NOT_FOUND");
        const known: readonly RowAuthors[] | null = isKnown ? await store.find(id) : null;
        const next: VersionAuthors =
          known === null
            ? nextAuthors(parent, body, sequence)
            : { authors: known, isBounded: false };
        isBounded ||= next.isBounded;
        parent = { body, authors: next.authors };
        // A long history must not hold up other requests.
        await yieldToOthers();
      }
    }
    const authors = parent?.authors ?? [];
    // What a busy machine had no time for is computed again.
    if (!isBounded) await store.keep(scope, pageId, versionId, authors);
    return authors;
  }

  const compute: Compute = (scope, version) => {
    const { versionId } = version;
    const known = running.get(versionId);
    if (known !== undefined) return known;
    const computed = store.chainOf(versionId).then((chain) => alongChain(scope, version, chain));
    running.set(versionId, computed);
    const forget = () => void running.delete(versionId);
    computed.then(forget, forget);
    return computed;
  };

  const prepare = async (scope: OrganizationScope, version: AuthoredVersion): Promise<void> => {
    const chain = await store.chainOf(version.versionId);
    if (chain.length <= bodiesAtOnce) await compute(scope, version);
  };
  return { compute, prepare: (...of) => void prepare(...of).catch(() => undefined) };
}
