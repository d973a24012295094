import type { Run } from "../run.ts";

/** Splits runs at the boundaries of `texts`. Joined, the texts must equal the text of the runs. */
export function cutRuns(runs: readonly Run[], texts: readonly string[]): Run[][] {
  const rest = runs.values();
  let run = rest.next().value;
  let taken = 0;
  return texts.map((text) => {
    const slice: Run[] = [];
    for (let missing = text.length; missing > 0 && run !== undefined;) {
      const part = run.text.slice(taken, taken + missing);
      slice.push({ ...run, text: part });
      missing -= part.length;
      taken += part.length;
      if (taken < run.text.length) continue;
      run = rest.next().value;
      taken = 0;
    }
    return slice;
  });
}
