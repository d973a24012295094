import type { VersionAuthors } from "@stemma/contract/versions.contract";
import type { AuthorMark } from "@stemma/document/authors/authors-to-html";
import type { VersionId } from "@stemma/domain/ids";
import { shortDate } from "../../lib/time/short-date.ts";
import { messages } from "./messages.ts";

/** How many colours there are; with more people, colours repeat. */
const colors = 6;

/** The mark of one version's words, and the search parameters of its address. */
interface VersionMark extends AuthorMark {
  readonly search: { readonly version: VersionId; readonly compareTo?: VersionId };
}

/** The people who wrote the words, those with the most words first, each with a colour. */
function legendOf({ rows, versions }: VersionAuthors) {
  const lengths = new Map<number, number>();
  for (const { length, sequence } of rows.flat()) {
    lengths.set(sequence, (lengths.get(sequence) ?? 0) + length);
  }
  const people = new Map<string, { id: string; name: string; length: number }>();
  for (const { publishedBy: id, publisherName: name, sequence } of versions) {
    const length = (people.get(id)?.length ?? 0) + (lengths.get(sequence) ?? 0);
    people.set(id, { id, name, length });
  }
  return [...people.values()]
    .toSorted((a, b) => b.length - a.length)
    .map(({ id, name }, index) => ({ id, name, color: index % colors }));
}

/** How the authors are drawn: the legend, and the mark of each version's words by the version's sequence. */
export function drawAuthors(authors: VersionAuthors, now: Date) {
  const legend = legendOf(authors);
  const colorOf = new Map(legend.map(({ id, color }) => [id, color]));
  const marks = new Map(
    authors.versions.map((version) => {
      const { id, previousNode, publishedBy, publisherName, publishedAt, subjectLine } = version;
      const search =
        previousNode === null ? { version: id } : { version: id, compareTo: previousNode };
      const mark: VersionMark = {
        search,
        href: `?${new URLSearchParams(search).toString()}`,
        color: colorOf.get(publishedBy) ?? 0,
        label: messages.authors.wrote(publisherName, subjectLine, shortDate(publishedAt, now)),
      };
      return [version.sequence, mark] as const;
    }),
  );
  return { legend, marks };
}
