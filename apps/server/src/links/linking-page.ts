import type { PageSummary } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { toInstant } from "../platform/instant.ts";

/** A page that links to another one. `updatedAt` is PostgreSQL's text. */
export interface LinkingPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly updatedAt: string;
}

/** Converts linking pages, none of them deleted, to the contract's shape. */
export function presentLinkingPages(pages: readonly LinkingPage[]): PageSummary[] {
  return pages.map(({ updatedAt, ...page }) => ({
    ...page,
    updatedAt: toInstant(updatedAt),
    deleted: false,
  }));
}
