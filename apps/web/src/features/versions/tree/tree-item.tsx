import { classNames } from "../../../ui/class-names.ts";
import { draftKey, type NodeKey } from "../layout/link-history.ts";
import type { TreeNode } from "../layout/lay-out-tree.ts";
import type { NodeWords } from "../words/node-words.ts";
import styles from "./history-tree.module.css";

interface TreeItemProps {
  readonly node: TreeNode;
  readonly words: NodeWords;
  readonly isPublished: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (key: NodeKey) => void;
  readonly onOpen: (key: NodeKey) => void;
}

/** A version or the draft: its dot, and below it a title and a caption. */
export function TreeItem(props: TreeItemProps) {
  const { node, words, isPublished, isSelected, onSelect, onOpen } = props;
  return (
    // Keys bubble to `HistoryTree`, which handles them for all items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={classNames(
        styles["item"],
        isPublished && styles["published"],
        node.key === draftKey && styles["draft"],
      )}
      style={{ left: node.x, top: node.y }}
      role="treeitem"
      aria-label={words.spoken}
      aria-selected={isSelected}
      aria-level={node.column + 1}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(node.key)}
      onDoubleClick={() => onOpen(node.key)}
    >
      <span className={styles["dot"]} />
      <span className={styles["title"]}>{words.title}</span>
      {/* The accessible name contains the full caption. */}
      <span className={styles["caption"]} aria-hidden>
        {words.caption}
      </span>
    </div>
  );
}
