import type { ReactNode } from "react";
import { countWords } from "../../lib/count-words.ts";
import { useSidebarControl } from "../sidebar/sidebar-control.ts";
import { Tooltip } from "../buttons/tooltip.tsx";
import { messages } from "../messages.ts";

interface TopbarProps {
  /**
   * The path to the screen: `<a>` or `Link`, `topbar-above`, `topbar-slash`, `<span className="topbar-here">` (topbar-path.css).
   */
  readonly path?: ReactNode;
  /** Buttons at the right edge. */
  readonly actions?: ReactNode;
}

/** The bar at the top of every screen. While the sidebar is hidden, it has a button that shows the sidebar. */
export function Topbar({ path, actions }: TopbarProps) {
  const { show, inboxCount } = useSidebarControl();
  const count = countWords(inboxCount);
  return (
    <header className="topbar" data-plain={path === undefined || undefined}>
      <Tooltip text={messages.showSidebar}>
        <button
          type="button"
          className="topbar-menu"
          aria-label={inboxCount > 0 ? messages.showSidebarWithInbox(count) : messages.showSidebar}
          onClick={show}
        >
          {inboxCount > 0 && <span className="topbar-count">{count}</span>}
        </button>
      </Tooltip>
      {path !== undefined && (
        <nav className="topbar-path" aria-label={messages.path}>
          {path}
        </nav>
      )}
      {/* Without buttons, all the room is the path's: an empty element keeps room for them (topbar.css). */}
      {actions !== undefined && <div className="topbar-actions">{actions}</div>}
    </header>
  );
}
