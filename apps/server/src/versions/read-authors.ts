import type { VersionAuthors } from "@stemma/contract/versions.contract";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { Authorship } from "./authorship.ts";
import { toInstant } from "../platform/instant.ts";
import type { VersionAuthorsStore } from "./version-authors.store.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  history: Pick<VersionHistoryStore, "findPageOf" | "listNamed">;
  versionAuthors: Pick<VersionAuthorsStore, "find">;
  authorship: Pick<Authorship, "compute">;
}

/**
 * Who wrote each word of a version, and the versions that did. Computed along the version's ancestors when it is first
 * asked for, from the nearest one whose authors are known, and kept.
 */
export async function readAuthors(
  { access, history, versionAuthors, authorship }: Needs,
  scope: OrganizationScope,
  versionId: VersionId,
): Promise<VersionAuthors> {
  const pageId = (await history.findPageOf(versionId)) ?? refuse("NOT_FOUND");
  authorizePage(await access.findPage(scope, pageId), "view");
  const rows =
    (await versionAuthors.find(versionId)) ??
    (await authorship.compute(scope, { pageId, versionId }));
  const sequences = [...new Set(rows.flatMap((spans) => spans.map(([, sequence]) => sequence)))];
  const versions = await history.listNamed(scope, pageId, sequences);
  return {
    pageId,
    versions: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: toInstant(publishedAt),
    })),
    rows: rows.map((spans) => spans.map(([length, sequence]) => ({ length, sequence }))),
  };
}
