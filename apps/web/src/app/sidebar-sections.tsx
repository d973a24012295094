import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { SidebarPins } from "../features/pins/sidebar-pins.tsx";
import { SidebarRecents } from "../features/recents/sidebar-recents.tsx";
import { ItemMenu } from "../features/sidebar/item-menu.tsx";
import type { LinkRow } from "../features/page-tree/tree-rows.ts";
import { orpc } from "../lib/api.ts";
import { failureWords } from "../lib/failures/failure-words.ts";
import { setPinned } from "../entities/page/set-pinned.ts";
import { Icon } from "../ui/buttons/icon.tsx";
import { IconButton } from "../ui/buttons/icon-button.tsx";
import { Notice } from "../ui/messages/notice.tsx";
import { useModals } from "../flows/modals/modal-context.ts";
import { messages } from "./messages.ts";
import { sidebarTreeChunk } from "./tree/sidebar-tree-chunk.ts";
import { TreeSlot } from "./tree/tree-slot.tsx";

/** The lists in the sidebar: the tree of pages, the person's pins and recent items. */
export function SidebarSections({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const [isTreeRead, setTreeRead] = useState(false);
  const { data: pins, isPending } = useQuery(orpc.pins.list.queryOptions({ input: {} }));
  const { open } = useModals();
  const [failure, setFailure] = useState<string | null>(null);

  async function pin(item: MenuItem, isPinned: boolean): Promise<void> {
    setFailure(null);
    try {
      await setPinned(queryClient, item, isPinned);
    } catch (error) {
      const { notPinned, notUnpinned } = messages.sidebar;
      setFailure((isPinned ? notPinned : notUnpinned)(item.type, failureWords(error)));
    }
  }

  const menuOf = (item: MenuItem, isPinned: boolean, more?: ReactNode) => (
    <ItemMenu
      title={item.type === "page" ? displayPageTitle(item.pageTitle) : item.workspaceName}
      kind={item.type}
      path={`/${item.type}/${item.id}`}
      isPinned={isPinned}
      onPin={(isWanted) => void pin(item, isWanted)}
      {...(isPinned && {
        manage: { label: messages.sidebar.managePins, onSelect: () => open({ name: "pinned" }) },
      })}
    >
      {more}
    </ItemMenu>
  );

  return (
    <>
      <TreeSlot
        isRead={isTreeRead}
        isBelowKnown={!isPending}
        below={
          <>
            <SidebarPins
              menuOf={(item) => menuOf(item, true)}
              onMore={() => open({ name: "pinned" })}
            />
            <SidebarRecents
              menuOf={(item) => menuOf(item, item.isPinned)}
              onMore={() => open({ name: "recent" })}
            />
          </>
        }
      >
        <sidebarTreeChunk.Component
          account={account}
          onRead={() => setTreeRead(true)}
          menuOf={(row, more) => {
            const item = itemOfRow(row);
            return menuOf(item, pins?.items.some(({ id }) => id === item.id) === true, more);
          }}
        />
      </TreeSlot>
      {failure !== null && (
        <Notice
          tone="error"
          actions={
            <IconButton
              label={messages.sidebar.dismiss}
              icon={<Icon of={X} />}
              onClick={() => setFailure(null)}
            />
          }
        >
          {failure}
        </Notice>
      )}
    </>
  );
}

/** What a menu needs of a page or workspace in the sidebar. */
type MenuItem =
  | Pick<Extract<PinnedItem | RecentItem, { type: "page" }>, "type" | "id" | "pageTitle">
  | Pick<Extract<PinnedItem | RecentItem, { type: "workspace" }>, "type" | "id" | "workspaceName">;

function itemOfRow(row: LinkRow): MenuItem {
  return row.kind === "page"
    ? { type: "page", id: row.id, pageTitle: row.page.pageTitle }
    : {
        type: "workspace",
        id: row.workspace.id,
        workspaceName: row.workspace.workspaceName,
      };
}
