/** The merged title of a page. If there is a conflict, `title` is ours. */
export type TitleMerge = {
  readonly title: string;
  readonly conflict: {
    readonly base: string;
    readonly ours: string;
    readonly theirs: string;
  } | null;
};

/** Merges two changes to a title. Titles are compared trimmed; a merge never mixes the words of two titles. */
export function mergeTitles(base: string, ours: string, theirs: string): TitleMerge {
  const isSame = (a: string, b: string): boolean => a.trim() === b.trim();
  if (isSame(base, theirs) || isSame(ours, theirs)) return { title: ours, conflict: null };
  if (isSame(base, ours)) return { title: theirs, conflict: null };
  return { title: ours, conflict: { base, ours, theirs } };
}
