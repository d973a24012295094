import type { Revert, Version, VersionSummary } from "@stemma/contract/version-shapes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { parseText, type KeptText, type VersionRead } from "../platform/page-read.ts";
import { refuse } from "../platform/refusal.ts";
import { presentRevert, presentVersionSummary } from "./present-version.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  history: VersionHistoryStore;
}

interface VersionTexts {
  pageTexts: {
    /** The text of a version; `null` if the version is gone. */
    ofVersion(versionId: VersionId): Promise<KeptText | null>;
  };
}

/** Lists a page's versions without their bodies, oldest first, and the reverts to the listed ones. */
export async function listVersions(
  { access, history }: Needs,
  scope: OrganizationScope,
  { pageId, cursor, limit }: { pageId: PageId; cursor: number; limit: number },
): Promise<{ items: VersionSummary[]; reverts: Revert[]; nextCursor: number | null }> {
  authorizePage(await access.findPage(scope, pageId), "view");
  const rows = await history.list(scope, pageId, cursor, limit + 1);
  const items = rows.slice(0, limit);
  const ids = items.map(({ id }) => id);
  const reverts = ids.length === 0 ? [] : await history.listReverts(scope, pageId, ids);
  return {
    items: items.map(presentVersionSummary),
    reverts: reverts.map(presentRevert),
    nextCursor: rows.length > limit ? (items.at(-1)?.sequence ?? null) : null,
  };
}

/** Reads one version, with its text as bytes, if the caller can see its page. */
export async function readVersionBytes(
  { access, history, pageTexts }: Needs & VersionTexts,
  scope: OrganizationScope,
  versionId: VersionId,
): Promise<VersionRead> {
  const version = (await history.find(versionId)) ?? refuse("NOT_FOUND");
  authorizePage(await access.findPage(scope, version.pageId), "view");
  const text = (await pageTexts.ofVersion(versionId)) ?? refuse("NOT_FOUND");
  return { head: { ...presentVersionSummary(version), pageId: version.pageId }, text };
}

/** Reads one version with its body, like {@link readVersionBytes}. */
export async function readVersion(
  needs: Needs & VersionTexts,
  scope: OrganizationScope,
  versionId: VersionId,
): Promise<Version> {
  const { head, text } = await readVersionBytes(needs, scope, versionId);
  return { ...head, serializedEditorState: parseText(text) };
}
