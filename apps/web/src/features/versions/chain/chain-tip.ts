import type { VersionId } from "@stemma/domain/ids";
import type { HistoryModel } from "../history-model.ts";
import { draftKey, type NodeKey } from "../layout/link-history.ts";

/**
 * The end of the chain to show first: the published version if the selection is among its ancestors, else the newest
 * descendant of the selection. `null` if there is no version.
 */
export function chainTip(
  {
    layout,
    byId,
    publishedVersion,
    versions,
  }: Pick<HistoryModel, "layout" | "byId" | "publishedVersion" | "versions">,
  selected: NodeKey,
): VersionId | null {
  const usual = publishedVersion ?? versions.at(-1)?.id ?? null;
  if (selected === draftKey || !byId.has(selected)) return usual;
  const leadsTo = (tip: VersionId): boolean => {
    for (
      let key: NodeKey | null = tip;
      key !== null;
      key = layout.byKey.get(key)?.parentKey ?? null
    ) {
      if (key === selected) return true;
    }
    return false;
  };
  if (usual === null || leadsTo(usual)) return usual;
  return versions.findLast(({ id }) => leadsTo(id))?.id ?? selected;
}
