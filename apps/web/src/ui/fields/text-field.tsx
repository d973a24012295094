import { Field } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

interface TextFieldProps extends Omit<ComponentProps<typeof Field.Control>, "onChange" | "value"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; announced, and shown below the field. */
  readonly error?: string | undefined;
  /** Help for filling in the field, such as a counter; shown at the end of the label's line. */
  readonly hint?: ReactNode;
}

/**
 * A field for one line of text, with its label. Accepts every attribute of an input (`type`, `autoComplete`,
 * `required`, `ref`).
 */
export function TextField({ label, value, onValue, error, hint, ...rest }: TextFieldProps) {
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
        {...rest}
        className={styles["control"]}
        value={value}
        onValueChange={onValue}
      />
      <Field.Error className={styles["error"]} match={error !== undefined} role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  );
}
