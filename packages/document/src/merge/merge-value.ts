/** The result of `mergeValue` where both sides changed the value differently. */
export const conflict = Symbol("conflict");

/** The three-way merge of one value. */
export function mergeValue<Value>(
  base: Value,
  ours: Value,
  theirs: Value,
): Value | typeof conflict {
  if (base === theirs || ours === theirs) return ours;
  return base === ours ? theirs : conflict;
}
