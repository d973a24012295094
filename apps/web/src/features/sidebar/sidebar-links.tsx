import { FilePen, House, Inbox, Scissors, Search } from "lucide-react";
import { SidebarLink } from "../../ui/sidebar/sidebar-link.tsx";
import { messages } from "./messages.ts";

interface SidebarLinksProps {
  /** The number of pending items in the inbox. */
  readonly inboxCount: number;
}

/** The fixed links: the four of the specification, and the drafts, which people open as often as the inbox. */
export function SidebarLinks({ inboxCount }: SidebarLinksProps) {
  return (
    <nav aria-label={messages.links}>
      <SidebarLink link={{ to: "/" }} icon={House} label={messages.home} />
      <SidebarLink link={{ to: "/search" }} icon={Search} label={messages.search} />
      <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label={messages.inbox} count={inboxCount} />
      <SidebarLink link={{ to: "/drafts" }} icon={FilePen} label={messages.drafts} />
      <SidebarLink link={{ to: "/snippets" }} icon={Scissors} label={messages.snippets} />
    </nav>
  );
}
