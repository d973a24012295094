import type { PageView } from "@stemma/contract/page-view-shape";
import type { UserId } from "@stemma/domain/ids";
import { messages } from "../messages.ts";

/** Says who replaced the version being read, by publishing a new version or by reverting to an earlier one. */
export function newVersionWords(
  { page, lastVersions }: Pick<PageView, "page" | "lastVersions">,
  reader: UserId | null,
): string {
  const version = lastVersions.find(({ id }) => id === page.publishedVersion);
  const known = lastVersions.find(({ publishedBy }) => publishedBy === page.updatedBy);
  const name = page.updatedBy === reader ? messages.newVersion.you : (known?.publisherName ?? null);
  const by = name === null ? "" : messages.newVersion.by(name);
  const isNew = version?.publishedBy === page.updatedBy && version.publishedAt === page.updatedAt;
  return isNew ? messages.newVersion.published(by) : messages.newVersion.reverted(by);
}
