import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Role } from "@stemma/domain/access/role";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationId, PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";

/** The pages. A page's title and body are those of its published version; an unpublished page has neither. */
export const pages = pgTable(
  "pages",
  {
    id: uuid("id").$type<PageId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The home workspace. */
    workspaceId: uuid("workspace_id").$type<WorkspaceId>().notNull(),
    kind: text("kind").$type<PageKind>().notNull().default("page"),
    /** One emoji; `null` where nobody chose one. */
    icon: text("icon"),
    publishedVersion: uuid("published_version").$type<VersionId>(),
    /** The page above; `null` at the top of the workspace. A page and the one above it are in the same workspace. */
    parentPageId: uuid("parent_page_id").$type<PageId>(),
    /** Where the level of the tree is looked up: the page above, or the workspace; `null` for what has no place in the tree. */
    levelId: uuid("level_id").generatedAlwaysAs(
      sql`case when kind = 'page' then coalesce(parent_page_id, workspace_id) end`,
    ),
    /** The place among the pages of its level, by `fractional-indexing`: compared byte by byte; where two are equal, the id decides. */
    orderKey: text("order_key").notNull().default("a0"),
    isRestricted: boolean("is_restricted").notNull().default(false),
    /** The restricted pages from this page upwards, nearest first: the page itself, if it is restricted, and pages above it. */
    restrictedBy: uuid("restricted_by").$type<PageId>().array().notNull().default([]),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    updatedBy: uuid("updated_by").$type<UserId>().notNull(),
    deleted: boolean("deleted").notNull().default(false),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    deletedBy: uuid("deleted_by").$type<UserId>(),
    /** The page above with which this one was deleted; `null` where the page was deleted itself. */
    deletedWith: uuid("deleted_with").$type<PageId>(),
  },
  (table) => [
    index("pages_by_home").on(table.workspaceId, table.id),
    index("pages_by_level").on(table.levelId, table.orderKey, table.id),
    // The pages of a level that were never published: few, among many.
    index("pages_begun")
      .on(table.levelId)
      .where(sql`${table.publishedVersion} is null`),
    unique("pages_in_workspace").on(table.id, table.workspaceId),
    foreignKey({
      name: "pages_below_pages",
      columns: [table.parentPageId, table.workspaceId],
      foreignColumns: [table.id, table.workspaceId],
    }),
    // Also read by the foreign key, when a page is removed.
    index("pages_below")
      .on(table.parentPageId)
      .where(sql`${table.parentPageId} is not null`),
    check("pages_not_below_itself", sql`${table.parentPageId} <> ${table.id}`),
    check("pages_of_a_kind", sql`${table.kind} in ('page', 'template', 'snippet')`),
    check("pages_alone_in_trees", sql`${table.kind} = 'page' or ${table.parentPageId} is null`),
    index("pages_by_workspace")
      .on(table.workspaceId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.publishedVersion} is not null`),
    // What `changedOfRead` needs of the pages that somebody has read: of open pages, and of those in restricted areas. The pages of an
    // organization stand together, so that those of others are not passed over.
    index("pages_read_openly")
      .on(
        table.organizationId,
        table.id,
        table.publishedVersion,
        table.workspaceId,
        table.updatedAt,
      )
      .where(
        sql`${table.kind} = 'page' and ${table.publishedVersion} is not null and not ${table.deleted}
          and not ${table.isRestricted} and ${table.restrictedBy} = '{}'`,
      ),
    index("pages_read_in_areas")
      .on(
        table.organizationId,
        table.id,
        table.publishedVersion,
        table.workspaceId,
        table.updatedAt,
      )
      .where(
        sql`${table.kind} = 'page' and ${table.publishedVersion} is not null and not ${table.deleted}
          and (${table.isRestricted} or ${table.restrictedBy} <> '{}')`,
      ),
    // The newest pages of an organization, among which the list of changed pages looks first. Every page has a time after '-infinity'; the
    // condition keeps PostgreSQL from this index where a statement looks for pages by their ids.
    index("pages_newest")
      .on(
        table.organizationId,
        table.updatedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.publishedVersion,
      )
      .where(
        sql`${table.kind} = 'page' and ${table.publishedVersion} is not null and not ${table.deleted}
          and ${table.updatedAt} > '-infinity'`,
      ),
    // The ids of a workspace's pages: of those that all of its members see, and of the others.
    index("pages_open_at_home")
      .on(table.workspaceId, table.id)
      .where(
        sql`${table.kind} = 'page' and ${table.publishedVersion} is not null
          and not ${table.isRestricted} and ${table.restrictedBy} = '{}'`,
      ),
    index("pages_closed_at_home")
      .on(table.workspaceId, table.id)
      .where(
        sql`${table.kind} = 'page' and (${table.publishedVersion} is null
          or ${table.isRestricted} or ${table.restrictedBy} <> '{}')`,
      ),
    index("pages_of_other_kinds")
      .on(
        table.organizationId,
        table.kind,
        table.updatedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.kind} <> 'page'`),
    index("pages_in_areas")
      .on(table.organizationId)
      .where(sql`${table.restrictedBy} <> '{}'`),
    index("pages_deleted")
      .on(table.organizationId, table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deleted}`),
    index("pages_deleted_with")
      .on(table.deletedWith)
      .where(sql`${table.deletedWith} is not null`),
  ],
);

/** The roles of people on a page itself, in addition to their workspace roles. */
export const pageMembers = pgTable(
  "page_members",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<Role>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    index("page_members_by_user").on(table.userId, table.organizationId),
  ],
);

/** The users who are notified when the page is published. */
export const pageSubscribers = pgTable(
  "page_subscribers",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    userId: uuid("user_id").$type<UserId>().notNull(),
    subscribedAt: timestamp("subscribed_at", { withTimezone: true }).notNull().defaultNow(),
    /**
     * The page's title, by which subscriptions are listed; `null` while the page is not published. Triggers keep it true, and cut it to the length
     * of the longest title that can be saved, which fits into the index.
     */
    pageTitle: text("page_title"),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    index("page_subscribers_by_title").on(
      table.userId,
      table.organizationId,
      sql`${table.pageTitle} collate "und-x-icu"`,
      table.pageId,
    ),
  ],
);
