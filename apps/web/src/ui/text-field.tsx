import { Field } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

interface TextFieldProps extends Omit<ComponentProps<typeof Field.Control>, "onChange" | "value"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; announced, and drawn under the field. */
  readonly error?: string | undefined;
  /** What helps to fill it in, such as a counter; drawn at the end of the label's line. */
  readonly hint?: ReactNode;
}

/** One line of text with its label. Takes every attribute of an input (`type`, `autoComplete`, `required`, `ref`). */
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
