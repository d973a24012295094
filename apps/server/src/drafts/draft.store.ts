import { and, eq, sql } from "drizzle-orm";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { drafts } from "./drafts.table.ts";

/** A stored draft. */
export type DraftRow = typeof drafts.$inferSelect;

/** What a save writes. */
export interface DraftContent {
  readonly pageTitle: string;
  readonly body: PageBody;
  readonly draftNotes: string | null;
}

/** Reads and writes drafts; every call sees only the visitor's own. */
export function createDraftStore(db: Database) {
  const own = (visitor: Visitor, draftId: DraftId) =>
    and(eq(drafts.id, draftId), eq(drafts.userId, visitor.userId));

  return {
    /** Adds the empty draft of a new page. */
    async insertFirst(
      scope: OrganizationScope,
      draft: { id: DraftId; pageId: PageId; body: PageBody; createdAt: Date },
    ): Promise<void> {
      await db.insert(drafts).values({
        id: draft.id,
        organizationId: scope.organizationId,
        pageId: draft.pageId,
        userId: scope.userId,
        pageTitle: "",
        body: draft.body,
        updatedAt: draft.createdAt,
        revision: 1,
      });
    },

    /** Adds a draft of a published page; where the author has one already, that one stays and is answered. */
    async insertOrFind(
      scope: OrganizationScope,
      draft: DraftContent & {
        id: DraftId;
        pageId: PageId;
        previousNode: VersionId | null;
        createdAt: Date;
      },
    ): Promise<DraftRow | null> {
      const { organizationId, userId } = scope;
      const { createdAt, ...content } = draft;
      await db
        .insert(drafts)
        .values({ ...content, organizationId, userId, updatedAt: createdAt, revision: 1 })
        .onConflictDoNothing({ target: [drafts.pageId, drafts.userId] });
      const [row] = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.pageId, draft.pageId), eq(drafts.userId, userId)));
      return row ?? null;
    },

    /** The visitor's draft; `null` where it is not theirs or gone. */
    async find(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const [row] = await db.select().from(drafts).where(own(visitor, draftId));
      return row ?? null;
    },

    /** The same, held against other writers until the transaction ends. */
    async lock(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const [row] = await db.select().from(drafts).where(own(visitor, draftId)).for("update");
      return row ?? null;
    },

    /** Writes the content on top of the expected revision; `null` where the draft is at another one or gone. */
    async save(
      visitor: Visitor,
      save: DraftContent & {
        draftId: DraftId;
        expectedRevision: number;
        saveId: string;
        updatedAt: Date;
      },
    ): Promise<{ revision: number; updatedAt: Date } | null> {
      const [row] = await db
        .update(drafts)
        .set({
          pageTitle: save.pageTitle,
          body: save.body,
          draftNotes: save.draftNotes,
          updatedAt: save.updatedAt,
          saveId: save.saveId,
          revision: sql`${drafts.revision} + 1`,
        })
        .where(and(own(visitor, save.draftId), eq(drafts.revision, save.expectedRevision)))
        .returning({ revision: drafts.revision, updatedAt: drafts.updatedAt });
      return row ?? null;
    },

    /** Removes the draft. */
    async remove(visitor: Visitor, draftId: DraftId): Promise<void> {
      await db.delete(drafts).where(own(visitor, draftId));
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
