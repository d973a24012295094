import type { PendingMerge } from "@stemma/contract/draft-shapes";

/** The writer's decision for one conflict: one side, both sides in order, or own wording. */
export type Resolution = NonNullable<PendingMerge["conflicts"][number]["settlement"]>;

/** A decision with the writer's own wording. */
export type OwnWording = Extract<Resolution, { pick: "edited" }>;

/** The decisions so far, by conflict id. */
export type Resolutions = ReadonlyMap<string, Resolution>;
