import { FileText, Notebook } from "lucide-react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemAddress } from "../../entities/page/item-address.ts";
import { ItemLink } from "../../ui/layout/item-link.tsx";

interface PinnedLinkProps {
  readonly item: PinnedItem;
  readonly now: Date;
  /** Shown in lists of several workspaces. */
  readonly hasPath: boolean;
}

/** A pinned page or workspace, with the time of its last change. */
export function PinnedLink({ item, now, hasPath }: PinnedLinkProps) {
  const time = `Last updated ${relativeTime(new Date(item.updatedAt), now)}`;
  if (item.type === "workspace") {
    return (
      <ItemLink
        link={itemAddress(item)}
        icon={Notebook}
        kind="Workspace"
        title={item.workspaceName}
        time={time}
      />
    );
  }
  return (
    <ItemLink
      link={itemAddress(item)}
      icon={FileText}
      kind="Page"
      title={displayPageTitle(item.pageTitle)}
      isDeleted={item.deleted}
      {...(hasPath && { path: item.workspaceName })}
      time={time}
    />
  );
}
