import { Button } from "../../../../ui/buttons/button.tsx";
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
            Take both
            <KeyHint of="3" />
          </Button>
        )}
        <Button
          aria-pressed={picked === "edited"}
          aria-keyshortcuts="E"
          className={styles["toggle"]}
          onClick={() => onStep("edit")}
        >
          Write your own
          <KeyHint of="E" />
        </Button>
        <Button
          kind="quiet"
          aria-pressed={isBaseShown}
          aria-keyshortcuts="B"
          className={styles["toggle"]}
          onClick={() => onStep("before")}
        >
          Show what was before
          <KeyHint of="B" />
        </Button>
      </div>
      <div className={styles["group"]}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel update
        </Button>
        <Button onClick={onLater}>Later</Button>
        <Button
          kind={isAllSettled ? "primary" : "plain"}
          aria-keyshortcuts="Enter"
          onClick={() => onStep("go")}
        >
          {isAllSettled ? "Update draft" : "Next unsettled"}
          <KeyHint of="↵" />
        </Button>
      </div>
    </div>
  );
}
