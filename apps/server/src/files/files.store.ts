import type { FileId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { maySeeFile } from "./file-rule.store.ts";
import type { files } from "./files.table.ts";
import { noteOrganization, withinThatOf } from "../platform/database/organization-of.ts";
import {
  isSameOrganization,
  withinOrganization,
} from "../platform/database/within-organization.ts";

/** A stored file. */
export type StoredFile = Pick<
  typeof files.$inferSelect,
  | "id"
  | "organizationId"
  | "sha256"
  | "size"
  | "mediaType"
  | "width"
  | "height"
  | "placeholder"
  | "widths"
>;

/** Reads and writes what is known about files; their bytes are in the file store. */
export function createFilesStore(sql: Sql) {
  const columns = sql`f.id, f.organization_id as "organizationId", f.sha256, f.size::float8 as size,
    f.media_type as "mediaType", f.width, f.height, f.placeholder, f.widths`;
  return {
    /** The organization's file with this content, if there is one. */
    async findByContent(
      { organizationId }: OrganizationScope,
      sha256: string,
    ): Promise<StoredFile | null> {
      const own = withinOrganization(sql, organizationId);
      const [file] = await own<StoredFile[]>`
        select ${columns} from files f
        where f.organization_id = ${organizationId} and f.sha256 = ${sha256}`;
      return file ?? null;
    },

    /** A file that the visitor may see, in whichever organization it is; `null` if it does not exist or they may not. */
    async findVisible({ userId }: Visitor, fileId: FileId): Promise<StoredFile | null> {
      const own = await withinThatOf(sql, "files", fileId);
      const [file] = await own<StoredFile[]>`
        select ${columns} from files f
        where f.id = ${fileId} and ${maySeeFile(own, userId)}`;
      return file ?? null;
    },

    /** Waits for other uploads to the organization that are at the same point, until the transaction ends. */
    async lockRoom({ organizationId }: OrganizationScope): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`select 1 from organizations where id = ${organizationId} for no key update`;
    },

    /** The size of the organization's files together, in bytes. */
    async sizeOfAll({ organizationId }: OrganizationScope): Promise<number> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ size: number }[]>`
        select coalesce(sum(size), 0)::float8 as size from files
        where organization_id = ${organizationId}`;
      return row?.size ?? 0;
    },

    /** Adds a file, unless the organization has one with the same content. Returns whether it was added. */
    async insert(file: StoredFile, at: Date): Promise<boolean> {
      const rows = await sql`
        insert into files (id, organization_id, sha256, size, media_type, width, height, placeholder,
          widths, created_at, released_at)
        values (${file.id}, ${file.organizationId}, ${file.sha256}, ${file.size}, ${file.mediaType},
          ${file.width}, ${file.height}, ${file.placeholder}, ${file.widths}::int[], ${at}, ${at})
        on conflict do nothing returning id`;
      if (rows.length > 0) noteOrganization(file.id, file.organizationId);
      return rows.length > 0;
    },

    /**
     * Remembers that the caller uploaded the file, and begins its time without references anew. Returns whether the file is
     * still there.
     */
    async recordUpload(
      { organizationId, userId }: OrganizationScope,
      fileId: FileId,
      at: Date,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        with kept as (
          update files set released_at = ${at}
          where id = ${fileId} and organization_id = ${organizationId} returning id)
        insert into file_uploads (organization_id, file_id, user_id)
        select ${organizationId}, id, ${userId} from kept
        on conflict on constraint file_uploads_file_id_user_id_pk do update set organization_id = excluded.organization_id
        returning file_id`;
      return rows.length > 0;
    },

    /** The newest files, of all organizations: for a look whether the file store has them. */
    async listNewest(count: number): Promise<StoredFile[]> {
      return sql<StoredFile[]>`select ${columns} from files f order by f.id desc limit ${count}`;
    },

    /** Files that nothing has referred to since `before`, by id, behind `after`. */
    async listUnused(before: Date, after: FileId | null, count: number): Promise<StoredFile[]> {
      return sql<StoredFile[]>`
        select ${columns} from files f
        where f.released_at < ${before} and ${isUnused(sql)}
          and ${after === null ? sql`true` : sql`f.id > ${after}`}
        order by f.id limit ${count}`;
    },

    /** Removes a file, if nothing has referred to it since `before`. Returns whether it did. */
    async removeUnused(fileId: FileId, before: Date): Promise<boolean> {
      const own = await withinThatOf(sql, "files", fileId);
      // Whoever begins to refer to the file holds a lock on it: only a new statement sees what they wrote.
      await own`select 1 from files where id = ${fileId} for update`;
      const rows = await own`
        with removed as (
          delete from files f where f.id = ${fileId} and f.released_at < ${before} and ${isUnused(own)}
          returning f.id)
        delete from file_uploads where file_id in (select id from removed)
        returning file_id`;
      const [left] = await own`select 1 from files where id = ${fileId}`;
      return rows.length > 0 || left === undefined;
    },

    /** Of these files, those that exist. */
    async listExisting(fileIds: readonly FileId[]): Promise<FileId[]> {
      const rows = await sql<{ id: FileId }[]>`
        select id from files where id = any(${[...fileIds]}::uuid[])`;
      return rows.map(({ id }) => id);
    },
  };

  function isUnused(own: Sql) {
    return own`not exists (select 1 from draft_files df
        where df.file_id = f.id ${isSameOrganization(own, "df", "f")})
      and not exists (select 1 from version_files vf
        where vf.file_id = f.id ${isSameOrganization(own, "vf", "f")})`;
  }
}

export type FilesStore = ReturnType<typeof createFilesStore>;
