import { Field } from "@base-ui/react/field";
import type { ReactNode } from "react";
import styles from "./field.module.css";

/** What every field for text is given, apart from the attributes of its control. */
export interface TextFieldFrame {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; announced, and shown below the field. */
  readonly error?: string | undefined;
  /** Help for filling in the field, such as a counter; shown at the end of the label's line. */
  readonly hint?: ReactNode;
}

interface FieldFrameProps extends Pick<TextFieldFrame, "label" | "error" | "hint"> {
  /** A `Field.Control`. */
  readonly children: ReactNode;
}

/** The label, hint and error around a field's control. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
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
      {children}
      <Field.Error className={styles["error"]} match={error !== undefined} role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  );
}
