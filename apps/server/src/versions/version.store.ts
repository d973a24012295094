import { and, eq, sql } from "drizzle-orm";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import { drafts } from "../drafts/drafts.table.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import type { NewVersion } from "./new-version.ts";
import { pageReverts } from "./page-reverts.table.ts";
import { pageVersions } from "./page-versions.table.ts";

/** Reads and adds versions; none is ever changed. Records reverts. */
export function createVersionStore(db: Database) {
  return {
    /** Adds a version with the page's next sequence. The caller holds the page's lock. */
    async insert(scope: OrganizationScope, version: NewVersion): Promise<void> {
      const { publishMessage, ...columns } = version;
      await db.insert(pageVersions).values({
        ...columns,
        organizationId: scope.organizationId,
        sequence: sql`(select coalesce(max(v.sequence), 0) + 1 from ${pageVersions} v where v.page_id = ${version.pageId})`,
        publishedBy: scope.userId,
        subjectLine: publishMessage.subjectLine,
        messageBody: publishMessage.body,
      });
    },

    /** Records that the page was set back. */
    async insertRevert(
      scope: OrganizationScope,
      revert: Omit<typeof pageReverts.$inferInsert, "organizationId" | "revertedBy">,
    ): Promise<void> {
      const { organizationId, userId: revertedBy } = scope;
      await db.insert(pageReverts).values({ ...revert, organizationId, revertedBy });
    },

    /** One version of the active organization. */
    async find(scope: OrganizationScope, versionId: VersionId) {
      const [row] = await db
        .select()
        .from(pageVersions)
        .where(
          and(
            eq(pageVersions.id, versionId),
            eq(pageVersions.organizationId, scope.organizationId),
          ),
        );
      return row ?? null;
    },

    /** Whether a version is one of the page that the draft is of. */
    async isOfDraftsPage(draftId: DraftId, versionId: VersionId): Promise<boolean> {
      const rows = await db
        .select({ id: pageVersions.id })
        .from(pageVersions)
        .innerJoin(drafts, eq(drafts.pageId, pageVersions.pageId))
        .where(and(eq(pageVersions.id, versionId), eq(drafts.id, draftId)));
      return rows.length > 0;
    },

    /** The version that the asker's draft became; `null` while it was not published. */
    async findByDraft(scope: OrganizationScope, draftId: DraftId) {
      const [row] = await db
        .select({ id: pageVersions.id, pageId: pageVersions.pageId })
        .from(pageVersions)
        .where(and(eq(pageVersions.draftId, draftId), eq(pageVersions.publishedBy, scope.userId)));
      return row ?? null;
    },
  };
}

export type VersionStore = ReturnType<typeof createVersionStore>;
