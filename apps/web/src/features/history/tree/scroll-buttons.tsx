import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, LocateFixed } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { treeMeasures } from "../layout/tree-measures.ts";
import styles from "./history-tree.module.css";

interface ScrollButtonsProps {
  readonly isWider: boolean;
  readonly isHigher: boolean;
  readonly onScroll: (x: number, y: number) => void;
  /** Shows the published version; `null` where nothing is published. */
  readonly onShowPublished: (() => void) | null;
}

const { scrollStepPx: step } = treeMeasures;

/** Buttons to move a tree that is larger than its frame, a step a press, and to find the published version again. */
export function ScrollButtons(props: ScrollButtonsProps) {
  const { isWider, isHigher, onScroll, onShowPublished } = props;
  if (!isWider && !isHigher) return null;
  const ways = [
    ...(isWider ? [{ label: "Scroll left", icon: ChevronLeft, x: -step, y: 0 }] : []),
    ...(isHigher ? [{ label: "Scroll up", icon: ChevronUp, x: 0, y: -step }] : []),
    ...(isHigher ? [{ label: "Scroll down", icon: ChevronDown, x: 0, y: step }] : []),
    ...(isWider ? [{ label: "Scroll right", icon: ChevronRight, x: step, y: 0 }] : []),
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
          label="Show the published version"
          icon={<Icon of={LocateFixed} />}
          onClick={onShowPublished}
        />
      )}
    </div>
  );
}
