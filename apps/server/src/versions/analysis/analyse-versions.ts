import { nextAuthors } from "@stemma/document/authors/next-authors";
import type { AuthoredBody } from "@stemma/document/authors/authored-rows";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageBody } from "@stemma/document/format";
import { currentBody } from "@stemma/document/stored-body";
import { rowChanges, type RowChange } from "@stemma/document/history/row-changes";
import type { AuthorsResult, AuthorsTask, BodyText, ChangesTask } from "./version-analysis.ts";

/** The authors of the last version of a chain. */
export function authorsAlong({ parent, chain }: AuthorsTask): AuthorsResult {
  let last: AuthoredBody | null = parent && { ...parent, body: parse(parent.body) };
  let beforeBounded: readonly RowAuthors[] | null = null;
  const bounded: number[] = [];
  for (const [index, { body: text, sequence, taken, acceptsBound }] of chain.entries()) {
    const body = parse(text);
    const { authors, isBounded } = nextAuthors(last, body, sequence, taken);
    if (isBounded && !acceptsBound) {
      if (bounded.length === 0) beforeBounded = last?.authors ?? null;
      bounded.push(index);
    }
    last = { body, authors };
  }
  return { authors: last?.authors ?? [], bounded, beforeBounded };
}

/** The rows that each of the versions changed against its parent. */
export function changesOf({ bodies, versions }: ChangesTask): RowChange[][] {
  // A version's parent is mostly the version before it. More parsed bodies could fill the memory.
  let last: { readonly index: number; readonly body: PageBody } | null = null;
  const bodyAt = (index: number): PageBody => {
    if (last?.index === index) return last.body;
    const text = bodies[index];
    if (text === undefined) throw new Error(`There is no body ${index}.`);
    return parse(text);
  };
  return versions.map(({ version, parent }) => {
    const before = parent === null ? null : bodyAt(parent);
    const body = bodyAt(version);
    last = { index: version, body };
    return rowChanges(before, body);
  });
}

function parse(text: BodyText): PageBody {
  return currentBody(JSON.parse(text));
}
