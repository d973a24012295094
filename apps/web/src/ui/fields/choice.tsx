import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  /** The name of the setting. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A choice of one from a few visible options. Arrow keys move between the options. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onValue } = props;
  const id = useId();
  return (
    <div className={styles["line"]} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={styles["options"]}>
        {options.map((option) => (
          <label key={option.value} className={styles["option"]}>
            <input
              className={styles["radio"]}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </div>
  );
}
