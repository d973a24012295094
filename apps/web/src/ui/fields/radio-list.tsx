import { useEffect, useId, useRef } from "react";
import styles from "./radio-list.module.css";

interface RadioListProps<Value extends string> {
  /** The question that the options answer. */
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** What the option means, below its label. */
    readonly effect?: string;
    readonly isDisabled?: boolean;
  }[];
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  /** Focuses the first usable option when the list appears, for a question that a person is asked in between. */
  readonly isFocused?: boolean;
}

/** A choice of one from a few options that need some words, one below the other. Arrow keys move between them. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onValue, isFocused = false } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) list.current?.querySelector<HTMLElement>("input:not([disabled])")?.focus();
  }, [isFocused]);
  return (
    <div ref={list} className={styles["list"]} role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles["question"]}>
        {label}
      </p>
      {options.map(({ value: option, label: words, effect, isDisabled = false }) => (
        <label key={option} className={styles["option"]}>
          <input
            className={styles["radio"]}
            type="radio"
            name={id}
            disabled={isDisabled}
            checked={option === value}
            onChange={() => onValue(option)}
          />
          <span className={styles["words"]}>
            {words}
            {effect !== undefined && <span className={styles["effect"]}>{effect}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
