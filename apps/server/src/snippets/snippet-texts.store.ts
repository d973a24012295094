import type { PageBody } from "@stemma/document/format";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** The longest text of a snippet that pages show, in bytes of JSON. A longer one is a page; its readers get a link to it. */
const shownMaxBytes = 100_000;

/** A snippet in the version that was asked for. */
export interface SnippetText {
  readonly snippetId: PageId;
  /** The version that was asked for; `null` for the published one. */
  readonly versionId: VersionId | null;
  readonly pageTitle: string;
  readonly deleted: boolean;
  readonly publishedVersion: VersionId | null;
  readonly isPublished: boolean;
  /** `null` if the snippet is deleted, was never published, or is too long to be shown. */
  readonly serializedEditorState: PageBody | null;
}

type StoredText = Omit<SnippetText, "serializedEditorState"> & { readonly body: StoredBody | null };

/** Reads what pages show of snippets. */
export function createSnippetTextsStore(sql: Sql) {
  return {
    /**
     * Of these snippets, those of the organization that the caller may see; without an order. A version that is none of its snippet is
     * left out.
     */
    async list(
      { organizationId, userId }: OrganizationScope,
      snippets: readonly SnippetAttributes[],
    ): Promise<SnippetText[]> {
      const own = withinOrganization(sql, organizationId);
      if (snippets.length === 0) return [];
      const ids = snippets.map(({ id }) => id);
      const versions = snippets.map(({ version }) => version ?? null);
      const rows = await own<StoredText[]>`
        select p.id as "snippetId", asked.version as "versionId", p.deleted,
          coalesce(v.page_title, d.page_title, '') as "pageTitle",
          p.published_version as "publishedVersion",
          v.id is not distinct from p.published_version as "isPublished",
          case when not p.deleted and octet_length(v.body::text) <= ${shownMaxBytes} then v.body end as body
        from unnest(${ids}::uuid[], ${versions}::uuid[]) asked (id, version)
        join pages p on p.id = asked.id
        left join page_versions v
          on v.id = coalesce(asked.version, p.published_version) and v.page_id = p.id
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        where p.organization_id = ${organizationId} and p.kind = 'snippet'
          and (asked.version is null or v.id is not null) and ${maySeePage(own, userId)}`;
      return rows.map(({ body, ...row }) => ({
        ...row,
        serializedEditorState: body === null ? null : currentBody(body),
      }));
    },
  };
}

export type SnippetTextsStore = ReturnType<typeof createSnippetTextsStore>;
