import type { BlockJson } from "@stemma/document/format";

/** What a writer decided for one conflict: a side, both one after the other, or words of their own. */
export type Settlement =
  | { readonly pick: "ours" | "theirs" | "both" }
  | { readonly pick: "edited"; readonly blocks: readonly BlockJson[] }
  | { readonly pick: "edited"; readonly title: string };

/** What is decided so far, by the id of the conflict. */
export type Settled = ReadonlyMap<string, Settlement>;
