import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, LocateFixed } from "lucide-react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { treeMeasures } from "../layout/tree-measures.ts";
import { messages } from "../messages.tsx";
import styles from "./history-tree.module.css";

interface ScrollButtonsProps {
  readonly isWider: boolean;
  readonly isHigher: boolean;
  readonly onScroll: (x: number, y: number) => void;
  /** Scrolls to the published version; `null` if nothing is published. */
  readonly onShowPublished: (() => void) | null;
}

const { scrollStepPx: step } = treeMeasures;

/** Buttons that scroll a tree larger than its frame by one step, and a button that scrolls to the published version. */
export function ScrollButtons(props: ScrollButtonsProps) {
  const { isWider, isHigher, onScroll, onShowPublished } = props;
  if (!isWider && !isHigher) return null;
  const ways = [
    ...(isWider
      ? [{ label: messages.treeView.scrollLeft, icon: ChevronLeft, x: -step, y: 0 }]
      : []),
    ...(isHigher ? [{ label: messages.treeView.scrollUp, icon: ChevronUp, x: 0, y: -step }] : []),
    ...(isHigher
      ? [{ label: messages.treeView.scrollDown, icon: ChevronDown, x: 0, y: step }]
      : []),
    ...(isWider
      ? [{ label: messages.treeView.scrollRight, icon: ChevronRight, x: step, y: 0 }]
      : []),
  ];
  return (
    <div className={styles["scrolling"]}>
      {ways.map(({ label, icon, x, y }) => (
        <IconButton
          key={label}
          className={styles["step"]}
          label={label}
          icon={<Icon of={icon} />}
          onClick={() => onScroll(x, y)}
        />
      ))}
      {onShowPublished !== null && (
        <IconButton
          label={messages.treeView.showPublished}
          icon={<Icon of={LocateFixed} />}
          onClick={onShowPublished}
        />
      )}
    </div>
  );
}
