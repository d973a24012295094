import { FilePen, House, Inbox, Scissors, Search } from "lucide-react";
import { SidebarLink } from "../../ui/sidebar/sidebar-link.tsx";

interface SidebarLinksProps {
  /** The number of pending items in the inbox. */
  readonly inboxCount: number;
}

/** The fixed links: the four of the specification, and the drafts, which people open as often as the inbox. */
export function SidebarLinks({ inboxCount }: SidebarLinksProps) {
  return (
    <nav aria-label="Main">
      <SidebarLink link={{ to: "/" }} icon={House} label="Home" />
      <SidebarLink link={{ to: "/search" }} icon={Search} label="Search" />
      <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" count={inboxCount} />
      <SidebarLink link={{ to: "/drafts" }} icon={FilePen} label="Drafts" />
      <SidebarLink link={{ to: "/snippets" }} icon={Scissors} label="Snippets" />
    </nav>
  );
}
