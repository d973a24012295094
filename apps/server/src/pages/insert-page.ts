import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PageStore } from "./page.store.ts";
import type { TreePlace } from "./page-place.store.ts";

/** The stores that a new page is written to. */
export interface NewPageStores {
  pages: Pick<PageStore, "insert">;
  drafts: {
    insertFirst(
      scope: OrganizationScope,
      draft: { id: DraftId; pageId: PageId; pageTitle: string; body: PageBody; createdAt: Date },
    ): Promise<void>;
  };
}

/** A page that does not exist yet, with its creator's first draft. */
export interface NewPage extends TreePlace {
  readonly id: PageId;
  readonly draftId: DraftId;
  readonly orderKey: string;
  readonly kind: PageKind;
  readonly icon: string | null;
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly createdAt: Date;
}

/** Writes an unpublished page and its creator's first draft. */
export async function insertPage(
  { pages, drafts }: NewPageStores,
  scope: OrganizationScope,
  { draftId, pageTitle, body, ...page }: NewPage,
): Promise<void> {
  const { id: pageId, createdAt } = page;
  await pages.insert(scope, page);
  await drafts.insertFirst(scope, { id: draftId, pageId, pageTitle, body, createdAt });
}
