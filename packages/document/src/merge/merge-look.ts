import type { BodyBlock } from "../body-blocks.ts";
import { codeLook, type CodeLook } from "../code/code-look.ts";
import { snippetKey } from "../snippets/snippet-attributes.ts";
import { canonicalMarks } from "../marks.ts";
import { cutRuns } from "./cut-runs.ts";
import { conflict, mergeValue } from "./merge-value.ts";
import type { Token } from "./row-tokens.ts";

/**
 * Merges the formatting of a word, or the attributes of a row, that all three bodies have: each mark and each attribute
 * by itself. `null` if both sides changed the same one differently.
 */
export function mergeLook(base: Token, ours: Token, theirs: Token): Token | null {
  if (base.look === theirs.look || ours.look === theirs.look) return ours;
  if (base.look === ours.look) return theirs;
  return base.row === null
    ? mergeFormatting(base, ours, theirs)
    : mergeAttributes(base, ours, theirs);
}

function mergeAttributes(base: Token, ours: Token, theirs: Token): Token | null {
  if (base.row === null || ours.row === null || theirs.row === null) return null;
  const row = mergeRowAttributes(base.row, ours.row, theirs.row);
  return row === null ? null : { ...ours, row };
}

function mergeRowAttributes(base: BodyBlock, ours: BodyBlock, theirs: BodyBlock): BodyBlock | null {
  const kind = mergeValue(base.kind, ours.kind, theirs.kind);
  const alignment = mergeValue(base.alignment, ours.alignment, theirs.alignment);
  const indent = mergeValue(base.indent, ours.indent, theirs.indent);
  const direction = mergeValue(base.direction, ours.direction, theirs.direction);
  const language = mergeValue(
    base.attributes.language,
    ours.attributes.language,
    theirs.attributes.language,
  );
  const file = mergeFile(base, ours, theirs);
  const snippet = mergeSnippet(base, ours, theirs);
  const altText = mergeValue(
    base.attributes.altText,
    ours.attributes.altText,
    theirs.attributes.altText,
  );
  const span = mergeValue(base.attributes.span, ours.attributes.span, theirs.attributes.span);
  const isConflict =
    file === conflict ||
    snippet === conflict ||
    altText === conflict ||
    span === conflict ||
    language === conflict ||
    kind === conflict ||
    alignment === conflict ||
    indent === conflict ||
    direction === conflict;
  if (isConflict) return null;
  // Whether a row is done has two values: a side that changed it decides.
  const isChecked = mergeValue(
    base.attributes.checked === true,
    ours.attributes.checked === true,
    theirs.attributes.checked === true,
  );
  const attributes = {
    ...(isChecked === true && { checked: isChecked }),
    ...(language !== undefined && { language }),
    ...mergeCodeLook(base.attributes, ours.attributes, theirs.attributes),
    ...(file !== undefined && { file }),
    ...(snippet !== undefined && { snippet }),
    ...(altText !== undefined && { altText }),
    ...(span !== undefined && { span }),
  };
  return { ...ours, kind, alignment, indent, direction, attributes };
}

/** Both have two values, so a side that changed one decides. */
function mergeCodeLook(base: CodeLook, ours: CodeLook, theirs: CodeLook): CodeLook {
  return codeLook({
    lineNumbers: mergeValue(
      base.lineNumbers === true,
      ours.lineNumbers === true,
      theirs.lineNumbers === true,
    ),
    wrap: mergeValue(base.wrap !== false, ours.wrap !== false, theirs.wrap !== false),
  });
}

/** The file with its name is one value: a name belongs to the file that it was given to. */
function mergeFile(base: BodyBlock, ours: BodyBlock, theirs: BodyBlock) {
  const [was, our, their] = [base, ours, theirs].map(({ attributes: { file } }) =>
    file === undefined ? "" : `${file.id} ${file.name}`,
  );
  const merged = mergeValue(was, our, their);
  if (merged === conflict) return conflict;
  return (merged === our ? ours : theirs).attributes.file;
}

/** The snippet with its version is one value: a version belongs to its snippet. */
function mergeSnippet(base: BodyBlock, ours: BodyBlock, theirs: BodyBlock) {
  const [was, our, their] = [base, ours, theirs].map(({ attributes: { snippet } }) =>
    snippet === undefined ? "" : snippetKey(snippet),
  );
  const merged = mergeValue(was, our, their);
  if (merged === conflict) return conflict;
  return (merged === our ? ours : theirs).attributes.snippet;
}

/** Merges the marks bit by bit, over the ranges in which no side changes its formatting. */
function mergeFormatting(base: Token, ours: Token, theirs: Token): Token | null {
  const ends = new Set([base, ours, theirs].flatMap(({ runs }) => endsOf(runs)));
  const texts: string[] = [];
  let at = 0;
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    texts.push(base.text.slice(at, end));
    at = end;
  }
  const [baseRuns, ourRuns, theirRuns] = [base, ours, theirs].map(({ runs }) =>
    cutRuns(runs, texts),
  );
  const runs = texts.map((text, index) => {
    const [was] = baseRuns?.[index] ?? [];
    const [our] = ourRuns?.[index] ?? [];
    const [their] = theirRuns?.[index] ?? [];
    if (was === undefined || our === undefined || their === undefined) return null;
    const url = mergeValue(was.url, our.url, their.url);
    // A bit that both sides changed became the same on both.
    const marks = was.marks ^ ((was.marks ^ our.marks) | (was.marks ^ their.marks));
    // One side lowered the text and the other raised it, or they gave it two colours.
    const isDisputed = url === conflict || marks !== canonicalMarks(marks);
    return isDisputed ? null : { text, marks, url };
  });
  const merged = runs.filter((run) => run !== null);
  return merged.length === runs.length ? { ...ours, runs: merged } : null;
}

function endsOf(runs: Token["runs"]): number[] {
  let at = 0;
  return runs.map(({ text }) => (at += text.length));
}
