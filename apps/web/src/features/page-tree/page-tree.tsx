import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { messages } from "./messages.ts";
import styles from "./page-tree.module.css";
import { RowActions } from "./row-actions.tsx";
import { treeDraggingChunk } from "./tree-dragging-chunk.ts";
import { treeAction } from "./tree-keys.ts";
import { TreeList } from "./tree-list.tsx";
import { isItem, isLink, type LinkRow, type TreeRow } from "./tree-rows.ts";
import type { DropMark } from "./tree-step.ts";
import { useReveal } from "./use-reveal.ts";
import { useTreeMoves, type TreeMovers } from "./use-tree-moves.ts";
import { useTree } from "./use-tree.ts";

interface PageTreeProps extends TreeMovers {
  readonly organizationId: OrganizationId;
  /** The page on screen, and the pages above it, from the top. */
  readonly shown: { readonly pageId: PageId; readonly path: readonly string[] } | null;
  /** The buttons of a row. */
  readonly actionsOf: (row: LinkRow) => ReactNode;
  /** Called once all open levels have been read for the first time. */
  readonly onRead: () => void;
}

/**
 * 'Workspaces' in the sidebar: the workspaces that the person sees, and the tree of their pages. Arrow keys go through it, as in every tree; pages
 * and workspaces are moved by dragging, or by Alt with an arrow key.
 */
export function PageTree({ organizationId, shown, actionsOf, onRead, ...movers }: PageTreeProps) {
  const { sidebarSettings, change } = useConfiguration();
  const {
    isRead,
    rows: latest,
    setOpen,
    reveal,
    showMore,
    failure,
    retry,
  } = useTree(organizationId);
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [mayDrag, setMayDrag] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  /** The row that keys went to or moved last, until the focus is elsewhere. */
  const wanted = useRef<string | null>(null);
  // What others do meanwhile does not move the rows under the pointer.
  const rows = drag?.rows ?? latest;
  const isComplete = isRead && !latest.some(({ kind }) => kind === "loading");
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isComplete) tell();
  }, [isComplete]);
  useReveal(shown, rows, reveal, list);
  const items = rows.filter(isItem);
  const stop =
    items.find(({ id }) => id === focused) ?? items.find(({ id }) => id === shown?.pageId);
  const active = rows.filter(isLink).find(({ id }) => id === (hovered ?? focused)) ?? null;
  const { news, take, takeStep } = useTreeMoves(rows, movers, (id) => setOpen([id], true));

  /** While the menu of a row is open, its buttons stay. */
  function hover(id: string | null): void {
    if (id === hovered || tree.current?.querySelector("[data-popup-open]") != null) return;
    setHovered(id);
  }

  return (
    <div onPointerEnter={() => setMayDrag(true)} className={styles["section"]}>
      <Collapsible
        heading={messages.workspaces}
        isOpen={sidebarSettings.isShowWorkspaces}
        onOpenChange={(isShowWorkspaces) => change({ sidebarSettings: { isShowWorkspaces } })}
      >
        {failure !== null && (
          <LoadFailure words={messages.notRead(failureWords(failure))} onRetry={retry} />
        )}
        {isRead && items.length === 0 && <p className={styles["empty"]}>{messages.noWorkspaces}</p>}
        <div ref={tree} className={styles["tree"]} onPointerLeave={() => hover(null)}>
          <TreeList
            ref={list}
            wanted={wanted}
            rows={rows}
            stopId={stop?.id ?? items[0]?.id ?? null}
            drop={drag?.drop ?? null}
            draggedId={drag?.id ?? null}
            onFocus={(id) => {
              if (id !== wanted.current) wanted.current = null;
              setFocused(id);
            }}
            onHover={hover}
            onOpen={(id, isOpen) => setOpen([id], isOpen)}
            onMore={showMore}
            onKey={(row, event) => {
              const action = treeAction(rows, row, event);
              if (action === null) return;
              event.preventDefault();
              if (action.kind === "open") setOpen([action.id], action.isOpen);
              if (action.kind === "focus") {
                wanted.current = action.id;
                setFocused(action.id);
              }
              if (action.kind === "move" && takeStep(row, action.step)) wanted.current = row.id;
            }}
          >
            {active !== null && drag === null && (
              <RowActions key={active.id} list={list} rowId={active.id}>
                {actionsOf(active)}
              </RowActions>
            )}
          </TreeList>
        </div>
        <p id="page-tree-keys" hidden>
          {messages.instructions}
        </p>
        <output className="visually-hidden">{news}</output>
      </Collapsible>
      {mayDrag && (
        <treeDraggingChunk.Component
          list={list}
          rows={rows}
          onStart={(id) => setDrag({ id, rows: latest, drop: null })}
          onOver={(drop) => setDrag((known) => known && { ...known, drop })}
          onOpen={(id) => setOpen([id], true)}
          onEnd={(step) => {
            setDrag(null);
            if (step !== null) take(step);
          }}
        />
      )}
    </div>
  );
}

interface Drag {
  readonly id: string;
  readonly rows: readonly TreeRow[];
  readonly drop: DropMark | null;
}
