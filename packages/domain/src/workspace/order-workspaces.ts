interface Orderable {
  readonly workspaceName: string;
  readonly isPersonalWorkspace: boolean;
}

/** The order in which workspaces are offered: the personal one first, then by name. The first is preselected. */
export function orderWorkspaces<Workspace extends Orderable>(
  workspaces: readonly Workspace[],
): Workspace[] {
  return [...workspaces].sort((a, b) =>
    a.isPersonalWorkspace === b.isPersonalWorkspace
      ? a.workspaceName.localeCompare(b.workspaceName)
      : Number(b.isPersonalWorkspace) - Number(a.isPersonalWorkspace),
  );
}
