import { useQuery } from "@tanstack/react-query";
import { FileText, Notebook } from "lucide-react";
import { useState } from "react";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../lib/api.ts";
import { Collapsible } from "../../ui/collapsible.tsx";
import { SidebarLink } from "../../ui/sidebar-link.tsx";

/** How many items a section of the sidebar shows. Specification, section 9. */
const shownMax = 10;

/** 'Recent' in the sidebar; nothing at all while nothing was opened yet. */
export function SidebarRecents() {
  const [isOpen, setIsOpen] = useState(true);
  const { data } = useQuery(orpc.recents.list.queryOptions());
  const items = data?.items.slice(0, shownMax) ?? [];
  if (items.length === 0) return null;
  return (
    <Collapsible heading="Recent" isOpen={isOpen} onOpenChange={setIsOpen}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <RecentRow item={item} />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

function RecentRow({ item }: { readonly item: RecentItem }) {
  if (item.type === "workspace") {
    return (
      <SidebarLink
        link={{ to: "/workspace/$workspaceId", params: { workspaceId: item.id } }}
        icon={Notebook}
        label={item.workspaceName}
      />
    );
  }
  return (
    <SidebarLink
      link={{ to: "/page/$pageId", params: { pageId: item.id } }}
      icon={FileText}
      label={`${item.deleted ? "(Deleted) " : ""}${displayPageTitle(item.pageTitle)}`}
    />
  );
}
