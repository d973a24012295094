import * as fc from "fast-check";
import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import { anyNumberedPage } from "@stemma/document/testing/any-pages";
import { anyMergeCase, checkMerge } from "@stemma/document/testing/merge-properties";
import { editedByEverybody, editedHereAndThere, type ThreeBodies } from "./merge-bodies-of.ts";
import { percentile, time, type Row } from "./report.ts";

const runs = 20;
const worstRuns = 3;
/** So many pairs are generated at once. */
const pairsAtOnce = 1000;
const shownFlaws = 5;

/**
 * Merges this number of random pairs of edits and checks the promised properties of each; then measures how long large
 * pages take.
 */
export function measureMerging(pairs: number): Row[] {
  return [...checkPairs(pairs), ...measureSizes(), ...measureWorstCases()];
}

function checkPairs(pairs: number): Row[] {
  const flawed = new Map<string, number>();
  const cases = anyMergeCase(anyNumberedPage());
  let conflicts = 0;
  let shown = 0;
  for (let seed = 1, done = 0; done < pairs; seed += 1, done += pairsAtOnce) {
    const numRuns = Math.min(pairsAtOnce, pairs - done);
    for (const [at, one] of fc.sample(cases, { numRuns, seed }).entries()) {
      const check = checkMerge(one);
      if (check.conflicts > 0) conflicts += 1;
      for (const kind of new Set(check.flaws.map((flaw) => flaw.kind))) {
        flawed.set(kind, (flawed.get(kind) ?? 0) + 1);
      }
      const [flaw] = check.flaws;
      if (flaw === undefined || (shown += 1) > shownFlaws) continue;
      console.log(`seed ${seed}, pair ${at}: ${flaw.kind}, ${flaw.what}`);
    }
  }
  const countOf = (...kinds: readonly string[]): string =>
    String(kinds.reduce((sum, kind) => sum + (flawed.get(kind) ?? 0), 0));
  return [
    { what: "pairs of random edits", seen: pairs.toLocaleString("en") },
    {
      what: "pairs in conflict",
      goal: "under 20 %",
      seen: `${((conflicts / pairs) * 100).toFixed(1)} %`,
    },
    { what: "pairs with a word twice", goal: "0", seen: countOf("doubled") },
    { what: "pairs with a lost word", goal: "0", seen: countOf("lost", "dropped") },
    { what: "pairs with a deleted word back", goal: "0", seen: countOf("undeleted") },
    {
      what: "pairs with another broken property",
      goal: "0",
      seen: countOf("invalid", "unlawful", "onesided"),
    },
  ];
}

function measureSizes(): Row[] {
  return [500, 2000, 5000].map((rows) => ({
    what: `merge of ${rows} rows, 1 % changed on each side`,
    goal: "100 ms",
    seen: measured(editedHereAndThere(rows), runs),
  }));
}

function measureWorstCases(): Row[] {
  return Object.entries(editedByEverybody(5000)).map(([what, bodies]) => ({
    what: `5000 rows, ${what}`,
    goal: "bounded",
    seen: measured(bodies, worstRuns),
  }));
}

function measured({ base, ours, theirs }: ThreeBodies, times: number): string {
  const samples = Array.from({ length: times }, () => {
    const started = performance.now();
    mergeBodies(base, ours, theirs);
    return performance.now() - started;
  });
  return `median ${time(percentile(samples, 0.5))}, worst of ${times} ${time(Math.max(...samples))}`;
}
