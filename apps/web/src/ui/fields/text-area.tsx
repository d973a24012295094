import { Field } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; announced, and shown below the field. */
  readonly error?: string | undefined;
  /** Help for filling in the field; shown at the end of the label's line. */
  readonly hint?: ReactNode;
}

/** A field for several lines of text, with its label. Enter begins a new line. */
export function TextArea({ label, value, onValue, error, hint, ...rest }: TextAreaProps) {
  return (
    <Field.Root className={styles["field"]} invalid={error !== undefined}>
      <div className={styles["line"]}>
        <Field.Label className={styles["label"]}>{label}</Field.Label>
        {hint !== undefined && (
          <Field.Description className={styles["hint"]} render={<span />}>
            {hint}
          </Field.Description>
        )}
      </div>
      <Field.Control
        className={styles["control"]}
        value={value}
        onValueChange={onValue}
        render={<textarea {...rest} />}
      />
      <Field.Error className={styles["error"]} match={error !== undefined} role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  );
}
