import { and, eq, ne, sql } from "drizzle-orm";
import type { PendingMerge } from "@stemma/contract/shapes";
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

/** What a save of an update also writes; a part that is left out stays as it was. */
export interface DraftUpdate {
  readonly previousNode?: VersionId | undefined;
  readonly pendingMerge?: PendingMerge | null | undefined;
}

/** Reads and writes drafts; every call sees only the visitor's own. */
export function createDraftStore(db: Database) {
  const own = (visitor: Visitor, draftId: DraftId) =>
    and(eq(drafts.id, draftId), eq(drafts.userId, visitor.userId));

  return {
    /** Adds the first draft of a new page. */
    async insertFirst(
      scope: OrganizationScope,
      draft: { id: DraftId; pageId: PageId; pageTitle: string; body: PageBody; createdAt: Date },
    ): Promise<void> {
      await db.insert(drafts).values({
        id: draft.id,
        organizationId: scope.organizationId,
        pageId: draft.pageId,
        userId: scope.userId,
        pageTitle: draft.pageTitle,
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
      return this.findByPage(scope, draft.pageId);
    },

    /** The visitor's draft; `null` where it is not theirs or gone. */
    async find(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const [row] = await db.select().from(drafts).where(own(visitor, draftId));
      return row ?? null;
    },

    /** The visitor's draft of a page; `null` where they have none. */
    async findByPage(visitor: Visitor, pageId: PageId): Promise<DraftRow | null> {
      const [row] = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.pageId, pageId), eq(drafts.userId, visitor.userId)));
      return row ?? null;
    },

    /** A draft by its id, held against other writers until the transaction ends. */
    async lock(visitor: Visitor, draftId: DraftId): Promise<DraftRow | null> {
      const [row] = await db.select().from(drafts).where(own(visitor, draftId)).for("update");
      return row ?? null;
    },

    /** Writes the content on top of the expected revision; `null` where the draft is at another one or gone. */
    async save(
      visitor: Visitor,
      save: DraftContent &
        DraftUpdate & {
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
          previousNode: save.previousNode,
          pendingMerge: save.pendingMerge,
          revision: sql`${drafts.revision} + 1`,
        })
        .where(and(own(visitor, save.draftId), eq(drafts.revision, save.expectedRevision)))
        .returning({
          revision: drafts.revision,
          updatedAt: drafts.updatedAt,
        });
      return row ?? null;
    },

    /** Whether somebody else has a draft of the page. */
    async hasOthers(visitor: Visitor, pageId: PageId): Promise<boolean> {
      const rows = await db
        .select({ id: drafts.id })
        .from(drafts)
        .where(and(eq(drafts.pageId, pageId), ne(drafts.userId, visitor.userId)))
        .limit(1);
      return rows.length > 0;
    },

    /** Removes the draft. */
    async remove(visitor: Visitor, draftId: DraftId): Promise<void> {
      await db.delete(drafts).where(own(visitor, draftId));
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
