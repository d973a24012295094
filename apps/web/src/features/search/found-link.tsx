import { FilePen, FileText, Notebook } from "lucide-react";
import type { FoundItem } from "@stemma/contract/search.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
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
        icon={Notebook}
        kind={messages.kinds.workspace}
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
      icon={item.isPublished ? FileText : FilePen}
      emoji={item.icon}
      kind={item.isPublished ? messages.kinds.page : messages.kinds.draft}
      title={displayPageTitle(item.pageTitle)}
      isDeleted={isDeleted}
      path={item.workspaceName}
      time={messages.lastUpdated(relativeTime(new Date(item.updatedAt), now))}
    />
  );
}
