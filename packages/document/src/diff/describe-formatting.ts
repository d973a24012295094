import { lookOf, sameCell } from "../containers/container.ts";
import { allMarks, markBits } from "../marks.ts";
import { messages } from "./messages.ts";
import type { RowAttributes } from "../row-attributes.ts";
import type { DiffSegment, MatchedEntry, Shape } from "./body-diff.ts";
import { quote } from "./quote.ts";
import { segmentRuns } from "./segment-runs.ts";

const { format } = messages;

/** The most characters of the name of a column. */
const nameMaxCharacters = 40;

/** The formatting changes of a block, one phrase each: `bold added to “20 francs”`, `paragraph became heading 2`. */
export function describeFormatting(entry: MatchedEntry): string[] {
  return [
    ...describeShape(entry),
    ...entry.segments.flatMap((segment) =>
      segment.kind === "reformatted" ? describeReformatted(segment) : [],
    ),
  ];
}

function describeShape(entry: MatchedEntry): string[] {
  const [before, after] = [entry.before.shape, entry.after.shape];
  return [
    before.kind === after.kind
      ? ""
      : format.kind(messages.kind(before.kind), messages.kind(after.kind)),
    before.alignment === after.alignment
      ? ""
      : after.alignment === ""
        ? format.alignmentRemoved(before.alignment)
        : format.aligned(after.alignment),
    before.indent === after.indent ? "" : format.indent(before.indent, after.indent),
    ...(before.kind === after.kind ? describeAttributes(before.attributes, after.attributes) : []),
    describeContainer(before.within, after.within, entry.tellsTone),
    entry.tellsWidth ? describeWidth(entry) : "",
    before.direction === after.direction
      ? ""
      : format.direction(format.directions[after.direction ?? "automatic"]),
  ].filter((phrase) => phrase !== "");
}

function describeContainer(
  before: Shape["within"],
  after: Shape["within"],
  tellsTone: boolean,
): string {
  if (before === null) return after === null ? "" : format.movedInto(lookOf(after));
  if (after === null) return format.movedOutOf(lookOf(before));
  if (sameCell(before, after) === false && before.id === after.id) return format.movedCell;
  if (lookOf(before) === lookOf(after)) return "";
  if (before.id !== after.id) return format.movedBetween(lookOf(before), lookOf(after));
  return tellsTone ? format.look(lookOf(before), lookOf(after)) : "";
}

/** The cell that tells it names the column: it is the first one, and mostly its header. */
function describeWidth({ segments }: MatchedEntry): string {
  const runs = segmentRuns(segments, "after");
  return format.columnWidth(runs.length === 0 ? null : quote(runs, nameMaxCharacters));
}

function describeAttributes(before: RowAttributes, after: RowAttributes): string[] {
  return [
    before.checked === after.checked
      ? ""
      : after.checked === true
        ? format.checked
        : format.unchecked,
    before.start === undefined || after.start === undefined || before.start === after.start
      ? ""
      : format.start(before.start, after.start),
    before.language === after.language ? "" : format.language(before.language, after.language),
    before.lineNumbers === after.lineNumbers ? "" : format.lineNumbers(after.lineNumbers === true),
    before.wrap === after.wrap ? "" : format.wrap(after.wrap !== false),
    before.file?.id === after.file?.id ? "" : format.file(before.file?.name, after.file?.name),
    before.snippet?.id === after.snippet?.id && before.snippet?.version === after.snippet?.version
      ? ""
      : format.snippet(
          before.snippet?.id === after.snippet?.id,
          after.snippet?.version !== undefined,
        ),
    before.altText === after.altText ? "" : format.altText(after.altText),
    before.span === after.span ? "" : format.span(after.span ?? "text"),
  ];
}

/** The same for one reformatted segment. */
export function describeReformatted(
  segment: Extract<DiffSegment, { kind: "reformatted" }>,
): string[] {
  const [before] = segment.before;
  const [after] = segment.after;
  if (before === undefined || after === undefined) return [];
  const text = quote(segment.after);
  const marks = allMarks.flatMap((mark) => {
    const was = (before.marks & markBits[mark]) !== 0;
    const is = (after.marks & markBits[mark]) !== 0;
    const describe = is ? format.markAdded : format.markRemoved;
    return was === is ? [] : [describe(messages.mark(mark), text)];
  });
  if (before.url === after.url) return marks;
  if (after.url === null) return [...marks, format.linkRemoved(text)];
  const describeLink = before.url === null ? format.linkAdded : format.linkChanged;
  return [...marks, describeLink(after.url, text)];
}
