import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  DraftId,
  FileId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
} from "@stemma/domain/ids";

/**
 * The stored files. The same content is one file of an organization, and never changes; its bytes are in the file store, under
 * its id.
 */
export const files = pgTable(
  "files",
  {
    id: uuid("id").$type<FileId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The SHA-256 of the uploaded bytes, in hexadecimal. */
    sha256: text("sha256").notNull(),
    /** In bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    mediaType: text("media_type").notNull(),
    /** In pixels; `null` for a file that is no picture. */
    width: integer("width"),
    height: integer("height"),
    placeholder: text("placeholder"),
    /** The widths in pixels in which the store holds the picture besides its own. */
    widths: integer("widths").array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the file was last uploaded, or a draft that referred to it ended. */
    releasedAt: timestamp("released_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("files_by_content").on(table.organizationId, table.sha256),
    index("files_by_release").on(table.releasedAt),
  ],
);

/** Who uploaded a file: these people may use it in a draft of theirs. */
export const fileUploads = pgTable(
  "file_uploads",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    fileId: uuid("file_id").$type<FileId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.userId] }),
    // For deleting the rows together with their person.
    index("file_uploads_by_user").on(table.userId),
  ],
);

/**
 * The files that a draft refers to, or did since it began: whoever undoes a deletion finds them. Written in the statement that
 * saves the draft.
 */
export const draftFiles = pgTable(
  "draft_files",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    draftId: uuid("draft_id").$type<DraftId>().notNull(),
    fileId: uuid("file_id").$type<FileId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.fileId] }),
    index("draft_files_by_file").on(table.fileId),
  ],
);

/** The files that a version refers to. Written in the transaction that publishes it. */
export const versionFiles = pgTable(
  "version_files",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    versionId: uuid("version_id").$type<VersionId>().notNull(),
    pageId: uuid("page_id").$type<PageId>().notNull(),
    fileId: uuid("file_id").$type<FileId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.fileId] }),
    index("version_files_by_file").on(table.fileId, table.pageId),
    // For deleting the rows together with their page.
    index("version_files_by_page").on(table.pageId),
  ],
);
