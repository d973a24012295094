import { allMarks, markBits } from "../marks.ts";
import type { DiffSegment, MatchedEntry, Shape } from "./body-diff.ts";
import { kindName } from "./kind-name.ts";
import { quote } from "./quote.ts";

/** The formatting changes of a block, one phrase each: `bold added to “20 francs”`, `paragraph became heading 2`. */
export function describeFormatting(entry: MatchedEntry): string[] {
  return [
    ...describeShape(entry.before.shape, entry.after.shape),
    ...entry.segments.flatMap((segment) =>
      segment.kind === "reformatted" ? describeReformatted(segment) : [],
    ),
  ];
}

function describeShape(before: Shape, after: Shape): string[] {
  return [
    before.kind === after.kind ? "" : `${kindName(before.kind)} became ${kindName(after.kind)}`,
    before.alignment === after.alignment
      ? ""
      : after.alignment === ""
        ? `alignment ${before.alignment} removed`
        : `aligned ${after.alignment}`,
    before.indent === after.indent ? "" : `indent ${before.indent} became ${after.indent}`,
    before.direction === after.direction ? "" : `direction became ${directionName(after)}`,
  ].filter((phrase) => phrase !== "");
}

function directionName(shape: Shape): string {
  if (shape.direction === null) return "automatic";
  return shape.direction === "ltr" ? "left to right" : "right to left";
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
    return was === is ? [] : [is ? `${mark} added to ${text}` : `${mark} removed from ${text}`];
  });
  if (before.url === after.url) return marks;
  if (after.url === null) return [...marks, `link removed from ${text}`];
  const verb = before.url === null ? "added to" : "changed on";
  return [...marks, `link to ${after.url} ${verb} ${text}`];
}
