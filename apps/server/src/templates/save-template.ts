import { blankBody } from "@stemma/document/blank-body";
import { copyBody } from "@stemma/document/copy-body";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeManaging, authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { PageAccess, PageStanding, WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { publishVersion, type PublishingStores } from "../drafts/publish-version.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { PublishedTexts } from "../platform/published-texts.ts";
import { refuse } from "../platform/refusal.ts";
import { recordRead, type ReadingStores } from "../reading/record-read.ts";
import type { TemplateStore } from "./template.store.ts";

/** The row of a new template. Its `orderKey` is the default, because it stands in no level. */
interface NewTemplate {
  readonly id: PageId;
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: null;
  readonly kind: "template";
  readonly orderKey: "a0";
  readonly icon: string | null;
  readonly createdAt: Date;
}

type FindPage = (scope: OrganizationScope, pageId: PageId) => Promise<PageAccess | null>;

/** A page and its texts, as far as this use case needs them. */
type Source = PageStanding & {
  readonly icon: string | null;
  readonly body: PageBody | null;
  readonly draft: { readonly body: PageBody } | null;
};

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  pageContents: { find(scope: OrganizationScope, pageId: PageId): Promise<Source | null> };
  publishedTexts: Pick<PublishedTexts, "of">;
  transaction: Transaction<
    PublishingStores &
      Pick<ReadingStores, "pageReads" | "notifications"> & {
        access: { findPage: FindPage };
        /** Keeps the workspace from being deleted until the transaction ends; `false` if it is deleted. */
        pageTree: { hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean> };
        pages: { insert(scope: OrganizationScope, page: NewTemplate): Promise<void> };
        templates: Pick<TemplateStore, "setOffered">;
      }
  >;
  ids: Ids;
  clock: Clock;
}

interface SaveTemplate {
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
  readonly source: "published" | "draft";
  readonly pageTitle: string;
  readonly isOffered: boolean;
}

/**
 * Makes a published template of a page's published text, or of the caller's draft of it, in a workspace where the caller can create pages.
 * Nobody is notified, because people in the text were mentioned on the page. NOT_ALLOWED if the template is to be offered in every workspace
 * and the caller does not administer the organization.
 */
export async function saveTemplate(
  { access, pageContents, publishedTexts, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  { source, pageTitle, isOffered, ...input }: SaveTemplate,
): Promise<{ pageId: PageId }> {
  const page = authorizePage(await pageContents.find(scope, input.pageId), "view");
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "createPage",
  );
  if (isOffered) authorizeManaging(scope);
  const text = source === "draft" ? (page.draft ?? refuse("NOT_FOUND")).body : page.body;
  const body = text === null ? blankBody() : copyBody(text);
  // Outside the transaction, because it may take long.
  const published = await publishedTexts.of({ pageTitle, stored: JSON.stringify(body) });
  const pageId = ids.next<PageId>();
  const versionId = ids.next<VersionId>();
  const at = clock.now();
  await transaction(async (stores) => {
    if (!(await stores.pageTree.hold([workspaceId]))) refuse("NOT_FOUND");
    await stores.pages.insert(scope, {
      id: pageId,
      workspaceId,
      parentPageId: null,
      kind: "template",
      orderKey: "a0",
      icon: page.icon,
      createdAt: at,
    });
    await publishVersion(stores, ids, scope, {
      page: authorizePage(await stores.access.findPage(scope, pageId), "publish"),
      publishedVersion: null,
      version: {
        id: versionId,
        pageId,
        previousNode: null,
        startedFrom: null,
        pageTitle,
        text: published,
        publishedAt: at,
        publishMessage: { subjectLine: savedSubject, body: "" },
        draftId: ids.next<DraftId>(),
        takenPassages: [],
        takenFrom: [],
      },
      isSilent: true,
    });
    await recordRead(stores, scope, { pageId, versionId, readAt: at });
    if (isOffered) await stores.templates.setOffered(scope, pageId, { isOffered, at });
  });
  return { pageId };
}

/** The subject line of a template's first version. */
const savedSubject = "Saved as a template";
