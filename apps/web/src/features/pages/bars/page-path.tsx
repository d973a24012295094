import { Link } from "@tanstack/react-router";
import { useCallback, useState, type MouseEvent } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { pathRoom } from "@stemma/domain/page/path-room";
import type { PageFlag } from "./page-flags.ts";
import { pathMenuChunk } from "./path-menu-chunk.ts";
import type { OpenPathMenu } from "./path-menu.tsx";
import { messages } from "../messages.ts";
import styles from "./page-path.module.css";

interface PagePathProps {
  readonly view: Pick<PageView, "page" | "workspace" | "path">;
  readonly title: string;
  /** The published title, if the draft's title differs. */
  readonly publishedTitle?: string | undefined;
  readonly flags: readonly PageFlag[];
}

/**
 * The path 'workspace / page above / page', with the page's state. Each slash opens a menu of the pages beside the step behind it. Where the
 * pages above have no room, '…' stands for them (topbar-path.css) and opens a menu of them.
 */
export function PagePath({ view, title, publishedTitle, flags }: PagePathProps) {
  const { page, workspace, path } = view;
  const [menu, setMenu] = useState<OpenPathMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = (wanted: OpenPathMenu): void => {
    setMenu(wanted);
    setOpen(true);
  };
  const here = displayPageTitle(title);
  const steps = path.map(({ id, pageTitle }) => ({ id, title: displayPageTitle(pageTitle) }));
  const needs = pathRoom([workspace.workspaceName, ...steps.map((step) => step.title), here]);

  const slash = (pageId: PageId, above: PageId | null, beside: string) => (
    <button
      type="button"
      className="topbar-slash"
      aria-haspopup="menu"
      aria-expanded={isOpen && menu?.kind === "beside" && menu.pageId === pageId}
      aria-label={messages.path.beside(beside)}
      onPointerEnter={pathMenuChunk.preload}
      onClick={(event) =>
        open({ kind: "beside", pageId, above, workspaceId: workspace.id, ...openedBy(event) })
      }
    >
      {"/"}
    </button>
  );
  return (
    <>
      <Link to="/workspace/$workspaceId" params={{ workspaceId: workspace.id }}>
        {workspace.workspaceName}
      </Link>
      {steps.length > 0 && (
        <span className="topbar-above" data-needs={needs}>
          <span className="topbar-more">
            <span className="topbar-slash" aria-hidden="true">
              {"/"}
            </span>
            <button
              type="button"
              aria-haspopup="menu"
              aria-expanded={isOpen && menu?.kind === "hidden"}
              aria-label={messages.path.hidden}
              onClick={(event) =>
                open({
                  kind: "hidden",
                  steps: path.filter((_, index) => !isDrawn(event.currentTarget, index)),
                  ...openedBy(event),
                })
              }
            >
              {"…"}
            </button>
          </span>
          {steps.map((step, index) => (
            <span key={step.id} className="topbar-step">
              {slash(step.id, steps[index - 1]?.id ?? null, step.title)}
              <Link to="/page/$pageId" params={{ pageId: step.id }} dir="auto">
                {step.title}
              </Link>
            </span>
          ))}
        </span>
      )}
      {slash(page.id, steps.at(-1)?.id ?? null, here)}
      <span className="topbar-here" aria-current="page" dir="auto">
        {here}
      </span>
      {publishedTitle !== undefined && (
        <span className={styles["published"]}>
          {messages.publishedAs(displayPageTitle(publishedTitle))}
        </span>
      )}
      {flags.map((flag) => (
        <span key={flag} className={styles["flag"]} data-flag={flag}>
          {messages.flagInPath(messages.flags[flag])}
        </span>
      ))}
      {menu !== null && (
        <pathMenuChunk.Component
          key={menu.openedAtMs}
          menu={menu}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

/** The button that opens a menu, and whether by a key: a click by a key has no clicks to count. */
function openedBy({ currentTarget, detail, timeStamp }: MouseEvent<HTMLElement>) {
  return { anchor: currentTarget, isByKey: detail === 0, openedAtMs: timeStamp };
}

/** Whether the bar has room for the step with this number; `more` is the button that stands for those that have none. */
function isDrawn(more: HTMLElement, index: number): boolean {
  const drawn = more.closest(".topbar-above")?.querySelectorAll<HTMLElement>(".topbar-step")[index];
  return drawn !== undefined && drawn.offsetParent !== null;
}
