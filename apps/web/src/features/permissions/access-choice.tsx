import { useId, useState, type ReactNode } from "react";
import { failureWords } from "../../lib/failure-words.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./access-choice.module.css";

/** One way in which a page or workspace can be open or closed. */
export interface AccessOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail: string;
}

interface AccessChoiceProps<Value extends string> {
  readonly options: readonly AccessOption<Value>[];
  readonly value: Value;
  /** Who gains or loses sight by the one that is wanted; shown before it is done. */
  readonly renderConsequence: (wanted: Value) => ReactNode;
  /** What the button says that does it. */
  readonly verbOf: (wanted: Value) => string;
  readonly onApply: (wanted: Value) => Promise<void>;
}

/** Who sees a thing in general. Another choice says what it changes, and is made only then. */
export function AccessChoice<Value extends string>(props: AccessChoiceProps<Value>) {
  const { options, value, renderConsequence, verbOf, onApply } = props;
  const name = useId();
  const [wanted, setWanted] = useState<Value | null>(null);
  const { run, isRunning, error, forget } = useSingleFlight(async (chosen: Value) => {
    try {
      await onApply(chosen);
    } finally {
      setWanted(null);
    }
  });
  const shown = wanted ?? value;
  return (
    <fieldset className={styles["choice"]}>
      <legend className={styles["legend"]}>General access</legend>
      {options.map((option) => (
        <label key={option.value} className={styles["option"]}>
          <input
            type="radio"
            name={name}
            className={styles["radio"]}
            checked={option.value === shown}
            disabled={isRunning}
            onChange={() => {
              forget();
              setWanted(option.value);
            }}
          />
          <span className={styles["label"]}>{option.label}</span>
          <span className={styles["detail"]}>{option.detail}</span>
        </label>
      ))}
      {wanted !== null && wanted !== value && !isRunning && (
        <div className={styles["pending"]}>
          <div className={styles["consequence"]} aria-live="polite">
            {renderConsequence(wanted)}
          </div>
          <div className={styles["actions"]}>
            <Button onClick={() => setWanted(null)}>CANCEL</Button>
            <Button kind="primary" onClick={() => void run(wanted)}>
              {verbOf(wanted)}
            </Button>
          </div>
        </div>
      )}
      {error !== null && <Notice tone="error">It stayed as it was. {failureWords(error)}</Notice>}
    </fieldset>
  );
}
