import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import { messages } from "../messages.ts";
import styles from "./time-limit-notice.module.css";

interface TimeLimitNoticeProps {
  /** The number of blocks not compared word by word within the time limit. */
  readonly blocks: number;
  readonly isComparing: boolean;
  readonly onMoreTime: () => void;
}

/** Says that the time limit was reached and what that means; renders nothing if it was not. */
export function TimeLimitNotice({ blocks, isComparing, onMoreTime }: TimeLimitNoticeProps) {
  if (blocks === 0) return null;
  return (
    <div className={styles["notice"]}>
      <Notice
        tone="warning"
        actions={
          <Button disabled={isComparing} icon={isComparing && <Spinner />} onClick={onMoreTime}>
            {messages.timeLimit.takeMoreTime}
          </Button>
        }
      >
        {messages.timeLimit.reached(blocks)}
      </Notice>
    </div>
  );
}
