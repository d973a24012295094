import type { TreePage } from "@stemma/contract/page-shapes";
import type { PageId } from "@stemma/domain/ids";

/** A published page of the tree, with its id as its title. */
export function treePage(id: string, hasPages = false): TreePage {
  return {
    id: id as PageId,
    pageTitle: id,
    icon: null,
    isPublished: true,
    hasPages,
    updatedAt: "2026-11-01T00:00:00.000Z",
    updaterName: "Ana Weiss",
  };
}
