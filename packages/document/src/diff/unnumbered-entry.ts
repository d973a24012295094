import type { DeletedEntry, InsertedEntry, MatchedEntry, PassageEntry } from "./body-diff.ts";

/** An entry before it gets its change number. */
export type UnnumberedEntry =
  | Omit<InsertedEntry, "change">
  | Omit<DeletedEntry, "change">
  | Omit<MatchedEntry, "change">
  | Omit<PassageEntry, "change">;
