import { blankBody } from "@stemma/document/blank-body";
import type { PageBody } from "@stemma/document/format";
import type { BodyPlace } from "@stemma/document/templates/fill-template";
import type { DraftId, PageId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { TemplateId } from "@stemma/domain/template/template-id";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { addPage } from "./add-page.ts";
import type { AddPageNeeds } from "./add-page.ts";
import { authorizePlace, type PlaceAccess } from "./authorize-place.ts";
import type { TreePlace } from "./page-place.store.ts";

/** The template of a new page, and what its variables stand for besides the caller's name. */
export interface NewFromTemplate {
  readonly id: TemplateId;
  /** The new page's title; it may be empty. */
  readonly title: string;
  /** Today, as the caller writes it. Default: the day in UTC, in English. */
  readonly date?: string | undefined;
}

/** What a new page begins with. */
export interface Beginning {
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly body: PageBody;
  /** Where to write first; `null` for who begins with the title. */
  readonly cursor: BodyPlace | null;
}

interface Needs extends AddPageNeeds {
  access: PlaceAccess;
  /** What a page begins with that is made from a template. NOT_FOUND if the caller may not use it. */
  beginWithTemplate(scope: OrganizationScope, template: NewFromTemplate): Promise<Beginning>;
}

/**
 * Creates an unpublished page, the last one of its level and first in the creator's recent list, in one transaction, with a draft that is
 * empty or begins with a template. NO_ACCESS if the caller cannot see the workspace or the page above, NOT_ALLOWED if the caller may not create
 * pages there, NOT_FOUND if something that has no place in the tree would be below a page, and for a template that the caller may not use.
 */
export async function createPage(
  needs: Needs,
  scope: OrganizationScope,
  page: TreePlace & { kind: PageKind; template?: NewFromTemplate | undefined },
): Promise<{ pageId: PageId; draftId: DraftId; cursor: BodyPlace | null }> {
  const { kind, template, workspaceId, parentPageId } = page;
  const place = { workspaceId, parentPageId };
  await authorizePlace(needs.access, scope, kind, place);
  const { cursor, ...content } =
    template === undefined ? blankPage() : await needs.beginWithTemplate(scope, template);
  return { ...(await addPage(needs, scope, { ...place, kind, ...content })), cursor };
}

function blankPage(): Beginning {
  return { pageTitle: "", icon: null, body: blankBody(), cursor: null };
}
