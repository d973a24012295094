import { Button } from "../../../../ui/buttons/button.tsx";
import { messages } from "../../messages.tsx";
import { KeyHint } from "./key-hint.tsx";
import styles from "./settle-actions.module.css";
import type { SettleStep } from "./settle-key.ts";
import type { Settlement } from "./settlement.ts";

interface SettleActionsProps {
  readonly picked: Settlement["pick"] | null;
  readonly mayTakeBoth: boolean;
  readonly isBaseShown: boolean;
  readonly isAllSettled: boolean;
  readonly onStep: (step: SettleStep) => void;
  readonly onLater: () => void;
  readonly onCancel: () => void;
}

/** The other choices for a conflict, and the buttons to postpone, cancel or finish the update. */
export function SettleActions(props: SettleActionsProps) {
  const { picked, mayTakeBoth, isBaseShown, isAllSettled, onStep, onLater, onCancel } = props;
  return (
    <div className={styles["actions"]}>
      <div className={styles["group"]}>
        {mayTakeBoth && (
          <Button
            aria-pressed={picked === "both"}
            aria-keyshortcuts="3"
            className={styles["toggle"]}
            onClick={() => onStep("both")}
          >
            {messages.conflicts.keepBoth}
            <KeyHint of="3" />
          </Button>
        )}
        <Button
          aria-pressed={picked === "edited"}
          aria-keyshortcuts="E"
          className={styles["toggle"]}
          onClick={() => onStep("edit")}
        >
          {messages.conflicts.writeOwn}
          <KeyHint of="E" />
        </Button>
        <Button
          kind="quiet"
          aria-pressed={isBaseShown}
          aria-keyshortcuts="B"
          className={styles["toggle"]}
          onClick={() => onStep("before")}
        >
          {messages.conflicts.showOriginal}
          <KeyHint of="B" />
        </Button>
      </div>
      <div className={styles["group"]}>
        <Button kind="quiet" onClick={onCancel}>
          {messages.cancelUpdate}
        </Button>
        <Button onClick={onLater}>{messages.conflicts.later}</Button>
        <Button
          kind={isAllSettled ? "primary" : "plain"}
          aria-keyshortcuts="Enter"
          onClick={() => onStep("go")}
        >
          {isAllSettled ? messages.updateDraft : messages.conflicts.nextConflict}
          <KeyHint of="↵" />
        </Button>
      </div>
    </div>
  );
}
