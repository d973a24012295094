import { bodyRows } from "../body-rows.ts";
import { expect } from "vitest";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { pageOf, textsOf } from "./mill-page.ts";
import { unhurried } from "./unhurried.ts";

/** The rows of two writers in the notation of `pageOf`, and the texts of the merged rows. */
export type CleanMerge = {
  readonly because: string;
  readonly ours: string[];
  readonly theirs: string[];
  readonly merged: string[];
};

/** Expects the merge to need no decision, whoever of the two is the writer. */
export function expectMerged(
  base: string[],
  { ours, theirs, merged }: Omit<CleanMerge, "because">,
): void {
  for (const [our, their] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    const merge = mergeBodies(pageOf(base), pageOf(our), pageOf(their), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(textsOf(bodyRows(merge.body))).toEqual(merged);
  }
}
