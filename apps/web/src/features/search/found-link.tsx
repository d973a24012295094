import type { FoundItem } from "@stemma/contract/search.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { draftIcon, itemIcon } from "../../entities/page/item-icon.ts";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { messages } from "./messages.ts";

interface FoundLinkProps {
  readonly item: FoundItem;
  readonly isDeleted?: boolean;
  readonly now: Date;
}

/** A page or workspace found by its name. */
export function FoundLink({ item, isDeleted = false, now }: FoundLinkProps) {
  if (item.type === "workspace") {
    return (
      <ItemLink
        link={{ to: "/workspace/$workspaceId", params: { workspaceId: item.id } }}
        icon={itemIcon(item)}
        emoji={item.icon}
        kind={pageMessages.kinds.workspace}
        title={item.workspaceName}
      />
    );
  }
  return (
    <ItemLink
      link={{
        to: "/page/$pageId",
        params: { pageId: item.id },
        search: item.isPublished ? {} : { edit: true },
      }}
      icon={item.isPublished ? itemIcon(item) : draftIcon(item.kind)}
      emoji={item.icon}
      kind={item.isPublished ? pageMessages.kinds[item.kind] : pageMessages.drafts[item.kind]}
      title={displayPageTitle(item.pageTitle)}
      isDeleted={isDeleted}
      path={item.workspaceName}
      time={messages.lastUpdated(relativeTime(new Date(item.updatedAt), now))}
    />
  );
}
