import { setImmediate as yieldToOthers } from "node:timers/promises";
import { nextAuthors } from "@stemma/document/authors/next-authors";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { ChainLink, VersionAuthorsStore } from "./version-authors.store.ts";

/** How many bodies are read from the database at once. */
const bodiesAtOnce = 25;

/**
 * Computes who wrote each word of a version, along its ancestors from the nearest one whose authors are known, and keeps
 * the result. `chain` is the store's `chainOf` the version.
 */
export async function computeAuthors(
  store: VersionAuthorsStore,
  scope: OrganizationScope,
  { pageId, versionId }: { readonly pageId: PageId; readonly versionId: VersionId },
  chain?: readonly ChainLink[],
): Promise<readonly RowAuthors[]> {
  const links = chain ?? (await store.chainOf(versionId));
  let parent: Parameters<typeof nextAuthors>[0] = null;
  for (let start = 0; start < links.length; start += bodiesAtOnce) {
    const some = links.slice(start, start + bodiesAtOnce);
    const bodies = await store.bodiesOf(some.map(({ id }) => id));
    for (const { id, sequence, isKnown } of some) {
      const body = bodies.get(id) ?? refuse("NOT_FOUND");
      const known: readonly RowAuthors[] | null = isKnown ? await store.find(id) : null;
      parent = { body, authors: known ?? nextAuthors(parent, body, sequence) };
      // A long history must not hold up other requests.
      await yieldToOthers();
    }
  }
  const authors = parent?.authors ?? [];
  await store.keep(scope, pageId, versionId, authors);
  return authors;
}

/** Computes the authors of a new version in the background. */
export type PrepareAuthors = (
  scope: OrganizationScope,
  version: { readonly pageId: PageId; readonly versionId: VersionId },
) => void;

/**
 * Creates the function that computes a new version's authors after its publish, so that nobody waits for them later. It
 * does so only where those of a near ancestor are known. A failure is ignored: they are computed again when they are asked
 * for.
 */
export function createAuthorPreparation(store: VersionAuthorsStore): PrepareAuthors {
  const prepare = async (...[scope, version]: Parameters<PrepareAuthors>): Promise<void> => {
    const chain = await store.chainOf(version.versionId);
    if (chain.length <= bodiesAtOnce) await computeAuthors(store, scope, version, chain);
  };
  return (scope, version) => void prepare(scope, version).catch(() => undefined);
}
