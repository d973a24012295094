import type { BodyBlock } from "../body-blocks.ts";
import { isBare } from "../make-block.ts";
import { messages } from "./messages.ts";
import type { Run } from "../run.ts";
import type { BodyDiff, DiffEntry, DiffSegment, MatchedEntry, PassageEntry } from "./body-diff.ts";
import { describeFormatting } from "./describe-formatting.ts";
import { diffSentence } from "./diff-sentence.ts";
import { passageRows } from "./passage-rows.ts";
import { quote } from "./quote.ts";
import { segmentRuns } from "./segment-runs.ts";

/** A diff as text: a summary of the counts, then one line per change with its number. */
export type DiffText = {
  readonly summary: string;
  readonly lines: readonly { readonly change: number; readonly text: string }[];
};

/**
 * The text form of a diff, for screen readers and for users who prefer words to colours. Positions count from 1. Long
 * unchanged text is shortened to its start and end.
 */
export function diffToText(diff: BodyDiff): DiffText {
  return {
    summary: diffSentence(diff.counts),
    lines: Array.from(byChange(diff.entries), ([change, [first, ...others]]) => ({
      change,
      text: others.length === 0 ? describeEntry(first) : describePart([first, ...others]),
    })),
  };
}

type Entries = [DiffEntry, ...DiffEntry[]];

/** The entries of each change: several are the cells of a part of a table. */
function byChange(entries: readonly DiffEntry[]): Map<number, Entries> {
  const changes = new Map<number, Entries>();
  for (const entry of entries) {
    if (entry.change === null) continue;
    const known = changes.get(entry.change);
    if (known === undefined) changes.set(entry.change, [entry]);
    else known.push(entry);
  }
  return changes;
}

/** The most cells whose words stand in one line. */
const quotedCells = 8;

/** A table, a table row or a column that was added, deleted or moved, with the words of its cells. */
function describePart(entries: Entries): string {
  const [first] = entries;
  const cells = entries.map(cellOf);
  const isOne = (line: "row" | "column"): boolean =>
    cells.every(({ within }) => within?.kind === "cell" && within[line] === ofFirst(cells, line));
  const part = isOne("row") ? "row" : isOne("column") ? "column" : "table";
  const texts = cells.flatMap(({ runs }) =>
    runs.some(({ text }) => text.trim() !== "") ? quote(runs, quoteMaxCharacters) : [],
  );
  const deed = first.kind === "inserted" || first.kind === "deleted" ? first.kind : "moved";
  return messages.part.line(deed, part, texts.slice(0, quotedCells), texts.length - quotedCells);
}

type PartCell = Pick<BodyBlock, "within" | "runs">;

function ofFirst([first]: readonly PartCell[], line: "row" | "column"): string | null {
  return first?.within?.kind === "cell" ? first.within[line] : null;
}

/** The cell that an entry of a part shows. */
function cellOf(entry: DiffEntry): PartCell {
  if (entry.kind === "inserted") return entry.after.block;
  if (entry.kind === "deleted") return entry.before.block;
  if (entry.kind === "passage") return { within: null, runs: [] };
  return { within: entry.after.shape.within, runs: segmentRuns(entry.segments, "after") };
}

/** The most characters of unchanged text, or of a moved block's text, in one line. */
const quoteMaxCharacters = 80;

function describeEntry(entry: DiffEntry): string {
  switch (entry.kind) {
    case "inserted":
      return messages.entry.inserted(describeBlock(entry.after.block));
    case "deleted":
      return messages.entry.deleted(describeBlock(entry.before.block));
    case "passage":
      return describePassage(entry);
    default:
      return [describeMove(entry), describeChange(entry), describeEntryFormatting(entry)]
        .filter((part) => part !== "")
        .join(". ");
  }
}

/** What was split or joined, and the words that changed besides. */
function describePassage(entry: PassageEntry): string {
  const [before, after] = [entry.before.count, entry.after.count];
  const rows = passageRows(entry.pieces, after < before ? "before" : "after");
  const side = after < before ? "before" : "after";
  const { split, joined, movedWords, and, changed: changedWords } = messages.passage;
  const describe = after > before ? split : after < before ? joined : movedWords;
  const quotes = rows.map(({ segments }) => quote(segmentRuns(segments, side), quoteMaxCharacters));
  const segments = entry.pieces.flatMap((piece) => (piece.kind === "rowStart" ? [] : [piece]));
  const words = segments.filter(({ kind }) => kind === "inserted" || kind === "deleted");
  const changes = changePhrasesOf(words).filter((phrase) =>
    /[^\s\p{P}]/u.test(phrase.slice(phrase.indexOf("“"))),
  );
  const changed = changes.length === 0 ? [] : [changedWords(changes.join(", "))];
  const sentences = [describeMove(entry), describe(quotes.join(and)), ...changed];
  return sentences.filter((sentence) => sentence !== "").join(". ");
}

function describeMove(entry: MatchedEntry | PassageEntry): string {
  if (!entry.isMoved) return "";
  const move = messages.entry.moved(entry.before.index + 1, entry.after.index + 1);
  return entry.kind === "unchanged"
    ? messages.entry.movedBlock(move, describeMatchedBlock(entry))
    : move;
}

function describeChange(entry: MatchedEntry): string {
  if (entry.kind !== "changed") return "";
  const describe = entry.isBounded ? messages.entry.changedWhole : messages.entry.changed;
  return describe(
    messages.kind(entry.after.shape.kind),
    changePhrasesOf(entry.segments).join(", "),
  );
}

/** Unchanged and reformatted segments between two changes become one quoted text. */
function changePhrasesOf(segments: readonly DiffSegment[]): string[] {
  const phrases: string[] = [];
  let kept: Run[] = [];
  const addKept = (): void => {
    if (kept.some((run) => run.text.trim() !== ""))
      phrases.push(messages.words.kept(quote(kept, quoteMaxCharacters)));
    kept = [];
  };
  for (const segment of segments) {
    if (segment.kind === "kept") kept.push(...segment.runs);
    else if (segment.kind === "reformatted") kept.push(...segment.after);
    else {
      addKept();
      phrases.push(messages.words[segment.kind](quote(segment.runs)));
    }
  }
  addKept();
  return phrases;
}

function describeBlock(block: BodyBlock): string {
  const kind = messages.kind(block.kind);
  if (isBare(block.kind)) return kind;
  const runs = namedRuns(block, block.runs);
  return runs.length === 0
    ? messages.entry.emptyBlock(kind)
    : messages.entry.block(kind, quote(runs));
}

/** A text, or what names a picture or a file that has no caption. */
function namedRuns(
  { attributes }: Pick<BodyBlock, "attributes">,
  runs: readonly Run[],
): readonly Run[] {
  const name = attributes.altText ?? attributes.file?.name ?? "";
  return runs.length > 0 || name === "" ? runs : [{ text: name, marks: 0, url: null }];
}

function describeEntryFormatting(entry: MatchedEntry): string {
  const phrases = describeFormatting(entry).join("; ");
  if (phrases === "") return "";
  return entry.kind === "changed"
    ? messages.entry.formatting(phrases)
    : messages.entry.formattingOf(describeMatchedBlock(entry), phrases);
}

function describeMatchedBlock(entry: MatchedEntry): string {
  const { shape } = entry.after;
  if (isBare(shape.kind)) return messages.kind(shape.kind);
  const runs = namedRuns(shape, segmentRuns(entry.segments, "after"));
  return `${messages.kind(shape.kind)} ${quote(runs, quoteMaxCharacters)}`;
}
