import type { DraftId, FileId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { mayUseFile } from "./file-rule.store.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/**
 * The part of a statement that records the files of a draft: an insert for a `with` list, after one named `written` that returns the
 * draft's id and organization. Files that the author cannot use, or that do not exist, are left out; they show as missing. The lock
 * keeps a file from being swept at that moment.
 */
export function recordDraftFiles(
  sql: Sql,
  { userId }: { readonly userId: UserId },
  fileIds: readonly FileId[],
): Fragment {
  if (fileIds.length === 0) return sql``;
  return sql`, recorded as (
    insert into draft_files (organization_id, draft_id, file_id)
    select usable.organization_id, usable.draft_id, usable.file_id from (
      select f.organization_id, written.id as draft_id, f.id as file_id
      from written join files f on f.organization_id = written.organization_id
      where f.id = any(${[...fileIds]}::uuid[]) and ${mayUseFile(sql, userId)}
      for key share of f) usable
    on conflict do nothing)`;
}

/**
 * The end of a statement that removes drafts: removes their references to files, after a part named `removed` that returns the drafts'
 * ids. The files' time without references begins.
 */
export function releaseDraftFiles(sql: Sql): Fragment {
  return sql`, released as (
      delete from draft_files where draft_id in (select id from removed) returning file_id)
    update files set released_at = now() where id in (select file_id from released)`;
}

/** Keeps which drafts and versions refer to which files. */
export function createFileReferencesStore(sql: Sql) {
  return {
    /** Adds a file to those of the visitor's draft. */
    async addToDraft(visitor: Visitor, draftId: DraftId, fileId: FileId): Promise<void> {
      const own = await withinThatOf(sql, "drafts", draftId);
      await own`
        insert into draft_files (organization_id, draft_id, file_id)
        select f.organization_id, d.id, f.id
        from files f join drafts d on d.organization_id = f.organization_id
        where f.id = ${fileId} and d.id = ${draftId} and d.user_id = ${visitor.userId}
        on conflict do nothing`;
    },

    /** Records the files of a new version, as far as its publisher can use them. Call it while the draft is still there. */
    async recordVersion(
      { organizationId, userId }: OrganizationScope,
      {
        versionId,
        pageId,
        fileIds,
      }: { versionId: VersionId; pageId: PageId; fileIds: readonly FileId[] },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (fileIds.length === 0) return;
      await own`
        insert into version_files (organization_id, version_id, page_id, file_id)
        select f.organization_id, ${versionId}, ${pageId}, f.id from files f
        where f.organization_id = ${organizationId} and f.id = any(${[...fileIds]}::uuid[])
          and ${mayUseFile(own, userId)}
        for key share of f
        on conflict do nothing`;
    },
  };
}

export type FileReferencesStore = ReturnType<typeof createFileReferencesStore>;
