import { cutAtObjectWords, hasObjectWord, isObjectWord } from "./object-word.ts";
import type { Run } from "./run.ts";

/**
 * The same text in the fewest runs: without empty runs, equally formatted neighbours joined, line breaks and
 * objects (`objectWord`) separate and without marks, objects outside links. Two lists of runs that look and read the same become equal.
 */
export function joinRuns(runs: Iterable<Run>): Run[] {
  const single = singleRun(runs);
  if (single !== undefined) return [single];
  const joined: Run[] = [];
  let texts: string[] = [];
  let open: Run | null = null;
  const close = (): void => {
    if (open !== null) joined.push({ text: texts.join(""), marks: open.marks, url: open.url });
    open = null;
    texts = [];
  };
  for (const run of runs) {
    for (const part of linesOf(run)) {
      if (part.text === "\n") {
        close();
        joined.push({ text: "\n", marks: 0, url: part.url });
      } else if (isObjectWord(part.text)) {
        close();
        joined.push({ text: part.text, marks: 0, url: null });
      } else if (part.text !== "") {
        if (open !== null && !hasSameFormat(open, part)) close();
        open ??= part;
        texts.push(part.text);
      }
    }
  }
  close();
  return joined;
}

/** A fast path for most blocks: the only run of a list, if it has text in one line. */
function singleRun(runs: Iterable<Run>): Run | undefined {
  if (!Array.isArray(runs) || runs.length !== 1) return undefined;
  const [run] = runs as readonly Run[];
  const isPlain = run !== undefined && !run.text.includes("\n") && !hasObjectWord(run.text);
  return isPlain && run.text !== "" ? run : undefined;
}

function linesOf(run: Run): Run[] {
  if (hasObjectWord(run.text)) {
    const parts = cutAtObjectWords(run.text);
    if (parts.length > 1) return parts.flatMap((text) => linesOf({ ...run, text }));
  }
  if (!run.text.includes("\n")) return [run];
  return run.text.split(/(\n)/).map((text) => ({ text, marks: run.marks, url: run.url }));
}

function hasSameFormat(a: Run, b: Run): boolean {
  return a.marks === b.marks && a.url === b.url;
}
