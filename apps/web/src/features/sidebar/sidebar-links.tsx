import { House, Inbox, Scissors, Search } from "lucide-react";
import { SidebarLink } from "../../ui/sidebar-link.tsx";

/** The four places that are always there. */
export function SidebarLinks() {
  return (
    <nav aria-label="Main">
      <SidebarLink link={{ to: "/" }} icon={House} label="Home" />
      <SidebarLink link={{ to: "/search" }} icon={Search} label="Search" />
      <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" />
      <SidebarLink link={{ to: "/snippets" }} icon={Scissors} label="Snippets" />
    </nav>
  );
}
