import { FileText, Notebook } from "lucide-react";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemAddress } from "../../entities/page/item-address.ts";
import { ItemLink } from "../../ui/layout/item-link.tsx";

interface RecentLinkProps {
  readonly item: RecentItem;
  readonly now: Date;
  /** Called when the person follows the link. */
  readonly onFollow?: () => void;
}

/** A recently opened page or workspace, with the time. */
export function RecentLink({ item, now, onFollow }: RecentLinkProps) {
  const time = `Last accessed ${relativeTime(new Date(item.accessedAt), now)}`;
  if (item.type === "workspace") {
    return (
      <ItemLink
        link={itemAddress(item)}
        icon={Notebook}
        kind="Workspace"
        title={item.workspaceName}
        time={time}
        {...(onFollow && { onFollow })}
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
      path={item.workspaceName}
      time={time}
      {...(onFollow && { onFollow })}
    />
  );
}
