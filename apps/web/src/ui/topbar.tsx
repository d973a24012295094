import type { ReactNode } from "react";
import { countWords } from "../lib/count-words.ts";
import { useSidebarControl } from "./sidebar-control.ts";
import { Tooltip } from "./tooltip.tsx";

interface TopbarProps {
  /** Where the reader is: `<a>` or `Link`, `<span className="topbar-slash">`, `<span className="topbar-here">` (topbar.css). */
  readonly path?: ReactNode;
  /** Buttons at the right edge. */
  readonly actions?: ReactNode;
}

/** The bar over every screen. Where the sidebar is hidden it holds the button that shows it. */
export function Topbar({ path, actions }: TopbarProps) {
  const { show, inboxCount } = useSidebarControl();
  const count = countWords(inboxCount);
  return (
    <header className="topbar" data-plain={path === undefined || undefined}>
      <Tooltip text="Show Sidebar">
        <button
          type="button"
          className="topbar-menu"
          aria-label={inboxCount > 0 ? `Show Sidebar, ${count} in the inbox` : "Show Sidebar"}
          onClick={show}
        >
          {inboxCount > 0 && <span className="topbar-count">{count}</span>}
        </button>
      </Tooltip>
      {path !== undefined && (
        <nav className="topbar-path" aria-label="Path">
          {path}
        </nav>
      )}
      <div className="topbar-actions">{actions}</div>
    </header>
  );
}
