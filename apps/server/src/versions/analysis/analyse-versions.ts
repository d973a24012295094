import { nextAuthors } from "@stemma/document/authors/next-authors";
import type { AuthoredBody } from "@stemma/document/authors/authored-rows";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageBody } from "@stemma/document/format";
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
      if (bounded.length === 0 && index > 0) beforeBounded = last?.authors ?? null;
      bounded.push(index);
    }
    last = { body, authors };
  }
  return { authors: last?.authors ?? [], bounded, beforeBounded };
}

/** The rows that each of the versions changed against its parent. */
export function changesOf({ bodies, versions }: ChangesTask): RowChange[][] {
  const parsed = bodies.map(parse);
  return versions.map(({ version, parent }) => {
    const body = parsed[version];
    if (body === undefined) throw new Error(`There is no body ${version}.`);
    return rowChanges(parent === null ? null : (parsed[parent] ?? null), body);
  });
}

function parse(text: BodyText): PageBody {
  return JSON.parse(text);
}
