import { useId } from "react";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** One of a few, all of them in sight. Arrows go from one to the next. */
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
