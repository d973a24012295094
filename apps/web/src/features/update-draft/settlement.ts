import type { PendingMerge } from "@stemma/contract/shapes";

/** What a writer decided for one conflict: a side, both one after the other, or words of their own. */
export type Settlement = NonNullable<PendingMerge["conflicts"][number]["settlement"]>;

/** What is decided so far, by the id of the conflict. */
export type Settled = ReadonlyMap<string, Settlement>;
