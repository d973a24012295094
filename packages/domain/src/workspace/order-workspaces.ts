interface Orderable {
  readonly workspaceName: string;
  readonly isPersonalWorkspace: boolean;
}

/** Sorts workspaces for a selection: the personal workspace first, then by name. The first one is preselected. */
export function orderWorkspaces<Workspace extends Orderable>(
  workspaces: readonly Workspace[],
): Workspace[] {
  return [...workspaces].sort((a, b) =>
    a.isPersonalWorkspace === b.isPersonalWorkspace
      ? a.workspaceName.localeCompare(b.workspaceName)
      : Number(b.isPersonalWorkspace) - Number(a.isPersonalWorkspace),
  );
}
