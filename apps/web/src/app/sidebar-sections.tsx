import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import type { RecentItem } from "@stemma/contract/recents.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { SidebarPins } from "../features/pins/sidebar-pins.tsx";
import { SidebarRecents } from "../features/recents/sidebar-recents.tsx";
import { ItemMenu } from "../features/sidebar/item-menu.tsx";
import { failureWords } from "../lib/failures/failure-words.ts";
import { setPinned } from "../entities/page/set-pinned.ts";
import { Icon } from "../ui/buttons/icon.tsx";
import { IconButton } from "../ui/buttons/icon-button.tsx";
import { Notice } from "../ui/messages/notice.tsx";
import { useModals } from "../flows/modals/modal-context.ts";
import { messages } from "./messages.ts";

/** The lists in the sidebar: the person's pins and recent items. */
export function SidebarSections() {
  const queryClient = useQueryClient();
  const { open } = useModals();
  const [failure, setFailure] = useState<string | null>(null);

  async function pin(item: PinnedItem | RecentItem, isPinned: boolean): Promise<void> {
    setFailure(null);
    try {
      await setPinned(queryClient, item, isPinned);
    } catch (error) {
      const { notPinned, notUnpinned } = messages.sidebar;
      setFailure((isPinned ? notPinned : notUnpinned)(item.type, failureWords(error)));
    }
  }

  const menuOf = (item: PinnedItem | RecentItem, isPinned: boolean) => (
    <ItemMenu
      title={item.type === "page" ? displayPageTitle(item.pageTitle) : item.workspaceName}
      kind={item.type}
      path={`/${item.type}/${item.id}`}
      isPinned={isPinned}
      onPin={(isWanted) => void pin(item, isWanted)}
      {...(isPinned && {
        manage: { label: messages.sidebar.managePins, onSelect: () => open({ name: "pinned" }) },
      })}
    />
  );

  return (
    <>
      <SidebarPins menuOf={(item) => menuOf(item, true)} onMore={() => open({ name: "pinned" })} />
      <SidebarRecents
        menuOf={(item) => menuOf(item, item.isPinned)}
        onMore={() => open({ name: "recent" })}
      />
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
