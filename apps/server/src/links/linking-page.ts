import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** A page that links to another one. `updatedAt` is PostgreSQL's text. */
export interface LinkingPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly updatedAt: string;
}
