/** The parts of a workspace that decide whether it is shown. */
interface Changing {
  readonly latestChange: { readonly updatedAt: string } | null;
}

/** At most `max` workspaces, those that changed last. They keep their order, so that a publish moves no card. */
export function newestWorkspaces<Workspace extends Changing>(
  workspaces: readonly Workspace[],
  max: number,
): readonly Workspace[] {
  const changedAt = ({ latestChange }: Workspace) => latestChange?.updatedAt ?? "";
  const newest = new Set(
    workspaces
      .toSorted((one, other) => changedAt(other).localeCompare(changedAt(one)))
      .slice(0, max),
  );
  return workspaces.filter((workspace) => newest.has(workspace));
}
