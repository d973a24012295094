import { ChevronDown } from "lucide-react";
import { Icon } from "./icon.tsx";
import styles from "./row-select.module.css";

interface RowSelectProps<Value extends string> {
  /** Its name for screen readers: it has no label in sight. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** One of several at the end of a row, by the browser's own list; framed only where the pointer or the focus is. */
export function RowSelect<Value extends string>(props: RowSelectProps<Value>) {
  const { label, options, value, onValue, isDisabled = false } = props;
  return (
    <span className={styles["frame"]}>
      <select
        className={styles["select"]}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const option = options.find((candidate) => candidate.value === target.value);
          if (option !== undefined) onValue(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} className={styles["chevron"]} />
    </span>
  );
}
