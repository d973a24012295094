import { House, Inbox, Scissors, Search } from "lucide-react";
import { SidebarLink } from "../../ui/sidebar-link.tsx";

interface SidebarLinksProps {
  /** What waits in the inbox. */
  readonly inboxCount: number;
}

/** The four places that are always there. */
export function SidebarLinks({ inboxCount }: SidebarLinksProps) {
  return (
    <nav aria-label="Main">
      <SidebarLink link={{ to: "/" }} icon={House} label="Home" />
      <SidebarLink link={{ to: "/search" }} icon={Search} label="Search" />
      <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" count={inboxCount} />
      <SidebarLink link={{ to: "/snippets" }} icon={Scissors} label="Snippets" />
    </nav>
  );
}
