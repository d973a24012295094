import { and, eq, sql } from "drizzle-orm";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import type { NewVersion } from "./new-version.ts";
import { pageVersions } from "./page-versions.table.ts";

/** Reads and adds versions; none is ever changed. */
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
