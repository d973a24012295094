/** A text with a selection from `from` to `to`, in characters. */
export interface SelectedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What one step of indentation takes from the start of a line. */
const step = /^(?:\t| {1,4})/;

/** The white space at the start of the line that holds this place, up to the place. */
export function indentationAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

/**
 * The text with every selected line one step deeper, or one less deep; `null` if no line changes. A line at whose very start
 * the selection ends is not selected.
 */
export function shiftLines(
  { text, from, to }: SelectedText,
  isDeeper: boolean,
): SelectedText | null {
  const end = to > from && text.charAt(to - 1) === "\n" ? to - 1 : to;
  const edits = lineStarts(text, from, end).map((at) => ({
    at,
    removed: isDeeper ? 0 : (step.exec(text.slice(at, at + 4))?.[0].length ?? 0),
  }));
  if (!isDeeper && edits.every(({ removed }) => removed === 0)) return null;
  const moved = (place: number) =>
    edits.reduce((result, { at, removed }) => {
      if (isDeeper) return at <= place ? result + 1 : result;
      return result - Math.min(Math.max(place - at, 0), removed);
    }, place);
  const parts = edits.map(({ at, removed }, index) => {
    const next = edits[index + 1]?.at ?? text.length;
    return (isDeeper ? "\t" : "") + text.slice(at + removed, next);
  });
  return {
    text: text.slice(0, edits[0]?.at ?? 0) + parts.join(""),
    from: moved(from),
    to: moved(to),
  };
}

/** The places where the lines begin that hold something between these two places. */
function lineStarts(text: string, from: number, to: number): number[] {
  const starts = [text.lastIndexOf("\n", from - 1) + 1];
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}
