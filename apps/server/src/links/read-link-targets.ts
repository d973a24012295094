import type { AnsweredLinkTarget } from "@stemma/contract/links.contract";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { LinkTargetsStore } from "./link-targets.store.ts";

/** Of these pages, those that the caller may see: links to the others show no title. */
export async function readLinkTargets(
  { linkTargets }: { linkTargets: LinkTargetsStore },
  scope: OrganizationScope,
  pageIds: readonly PageId[],
): Promise<{ items: AnsweredLinkTarget[] }> {
  return { items: await linkTargets.list(scope, pageIds) };
}
