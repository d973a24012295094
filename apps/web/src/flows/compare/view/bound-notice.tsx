import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import styles from "./bound-notice.module.css";

interface BoundNoticeProps {
  /** The number of blocks not compared word by word within the time limit. */
  readonly blocks: number;
  readonly isComparing: boolean;
  readonly onMoreTime: () => void;
}

/** Says that the time limit was reached and what that means; renders nothing if it was not. */
export function BoundNotice({ blocks, isComparing, onMoreTime }: BoundNoticeProps) {
  if (blocks === 0) return null;
  const these =
    blocks === 1
      ? "One paragraph is shown whole, its old text and its new one,"
      : `${blocks} paragraphs are shown whole, their old text and their new one,`;
  return (
    <div className={styles["notice"]}>
      <Notice
        tone="warning"
        actions={
          <Button disabled={isComparing} icon={isComparing && <Spinner />} onClick={onMoreTime}>
            Take more time
          </Button>
        }
      >
        There is too much to compare word by word in two seconds. {these} instead of word by word.
      </Notice>
    </div>
  );
}
