import { blankBody } from "@stemma/document/blank-body";
import type { DraftId, PageId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { addPage } from "./add-page.ts";
import type { AddPageNeeds } from "./add-page.ts";
import { authorizePlace, type PlaceAccess } from "./authorize-place.ts";
import type { TreePlace } from "./page-tree.store.ts";

interface Needs extends AddPageNeeds {
  access: PlaceAccess;
}

/**
 * Creates an unpublished page with an empty draft, the last one of its level and first in the creator's recent list, in one transaction.
 * NO_ACCESS if the caller cannot see the workspace or the page above, NOT_ALLOWED if the caller may not create pages there, NOT_FOUND if
 * something that has no place in the tree would be below a page.
 */
export async function createPage(
  needs: Needs,
  scope: OrganizationScope,
  { kind, ...place }: TreePlace & { kind: PageKind },
): Promise<{ pageId: PageId; draftId: DraftId }> {
  await authorizePlace(needs.access, scope, kind, place);
  return addPage(needs, scope, { ...place, kind, icon: null, pageTitle: "", body: blankBody() });
}
