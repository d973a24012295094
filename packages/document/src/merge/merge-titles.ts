/** Both sides' title of a page; while there is a conflict, `title` is ours. */
export type TitleMerge = {
  readonly title: string;
  readonly conflict: {
    readonly base: string;
    readonly ours: string;
    readonly theirs: string;
  } | null;
};

/** Brings two changes to a title together. Compared trimmed, like everywhere; the words of a title are never mixed. */
export function mergeTitles(base: string, ours: string, theirs: string): TitleMerge {
  const isSame = (a: string, b: string): boolean => a.trim() === b.trim();
  if (isSame(base, theirs) || isSame(ours, theirs)) return { title: ours, conflict: null };
  if (isSame(base, ours)) return { title: theirs, conflict: null };
  return { title: ours, conflict: { base, ours, theirs } };
}
