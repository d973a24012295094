import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useNow } from "../../../lib/time/use-now.ts";
import { focusSelected } from "../focus-selected.ts";
import type { HistoryModel } from "../history-model.ts";
import type { NodeKey } from "../layout/link-history.ts";
import { messages } from "../messages.tsx";
import { nodeWords } from "../words/node-words.ts";
import { treeWords } from "../words/tree-words.ts";
import { scrollToNode } from "./scroll-to-node.ts";
import { ScrollButtons } from "./scroll-buttons.tsx";
import { TreeItem } from "./tree-item.tsx";
import { treeMove } from "./tree-keys.ts";
import { TreeLines } from "./tree-lines.tsx";
import { usePan } from "./use-pan.ts";
import { useViewport } from "./use-viewport.ts";
import { visiblePart } from "./visible-part.ts";
import styles from "./history-tree.module.css";

interface HistoryTreeProps {
  readonly model: HistoryModel;
  readonly selected: NodeKey;
  readonly onSelect: (key: NodeKey) => void;
  readonly onOpen: (key: NodeKey) => void;
}

/** The page's versions as a tree that grows to the right. Only the selected node is in the tab order. */
export function HistoryTree({ model, selected, onSelect, onOpen }: HistoryTreeProps) {
  const { layout, publishedVersion } = model;
  const now = useNow(model.instants);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const helpId = useId();
  const place = layout.byKey.get(selected);

  useLayoutEffect(() => {
    if (frame.current === null || drawing.current === null || place === undefined) return;
    scrollToNode(frame.current, drawing.current, place, isShown.current ? "near" : "middle");
    isShown.current = true;
  }, [place]);
  const viewport = useViewport(frame, drawing);
  usePan(frame);

  /** The node that a key selected, until the focus has moved to it. An earlier render's effect may still run after the key. */
  const focusNext = useRef<NodeKey | null>(null);
  useEffect(() => {
    if (focusNext.current !== selected) return;
    focusNext.current = null;
    focusSelected(drawing.current);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = treeMove(event, layout, selected, publishedVersion);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "scroll") frame.current?.scrollBy(move.x, move.y);
    if (move.kind === "open") onOpen(selected);
    if (move.kind === "select") {
      focusNext.current = move.key;
      onSelect(move.key);
    }
  };
  const showInMiddle = (key: NodeKey) => {
    const node = layout.byKey.get(key);
    if (frame.current === null || drawing.current === null || node === undefined) return;
    onSelect(key);
    scrollToNode(frame.current, drawing.current, node, "middle");
  };
  const { nodes, edges } = visiblePart(layout, viewport.part, selected);
  return (
    <div className={styles["tree"]}>
      <p id={helpId} className="visually-hidden">
        {treeWords(model)}
      </p>
      <div ref={frame} className={styles["frame"]}>
        <div
          ref={drawing}
          className={styles["drawing"]}
          style={{ width: layout.widthPx, height: layout.heightPx }}
          role="tree"
          tabIndex={-1}
          aria-label={messages.treeView.name}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        >
          <TreeLines edges={edges} />
          {nodes.map((node) => (
            <TreeItem
              key={node.key}
              node={node}
              words={nodeWords(model, node.key, now)}
              isPublished={node.key === publishedVersion}
              isSelected={node.key === selected}
              onSelect={onSelect}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
      <ScrollButtons
        isWider={viewport.isWider}
        isHigher={viewport.isHigher}
        onScroll={(x, y) => frame.current?.scrollBy(x, y)}
        onShowPublished={publishedVersion === null ? null : () => showInMiddle(publishedVersion)}
      />
    </div>
  );
}
