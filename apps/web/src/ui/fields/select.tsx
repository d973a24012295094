import { Field } from "@base-ui/react/field";
import { ChevronDown } from "lucide-react";
import { Icon } from "../buttons/icon.tsx";
import fieldStyles from "./field.module.css";
import styles from "./select.module.css";

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** Hides the label where the row already names the choice; screen readers still read it. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen; `placeholder` is shown then. */
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** A choice of one from several, as the browser's native list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden = false, options, value, onValue } = props;
  const { placeholder = "", isDisabled = false } = props;
  return (
    <Field.Root className={fieldStyles["field"]} disabled={isDisabled}>
      <Field.Label className={isLabelHidden ? "visually-hidden" : fieldStyles["label"]}>
        {label}
      </Field.Label>
      <span className={styles["frame"]}>
        <Field.Control
          className={`${fieldStyles["control"]} ${styles["select"]}`}
          value={value ?? ""}
          onValueChange={(chosen) => {
            const option = options.find((candidate) => candidate.value === chosen);
            if (option !== undefined) onValue(option.value);
          }}
          render={
            <select>
              {value === null && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          }
        />
        <Icon of={ChevronDown} className={styles["chevron"]} />
      </span>
    </Field.Root>
  );
}
