import { FilePen, House, Inbox, Scissors, Search } from "lucide-react";
import { SidebarLink } from "../../ui/sidebar-link.tsx";

interface SidebarLinksProps {
  /** What waits in the inbox. */
  readonly inboxCount: number;
}

/** The places that are always there: the four of the specification, and the drafts, which are used as often as the inbox. */
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
