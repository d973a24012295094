import { Field } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import styles from "./field.module.css";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value"> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Several lines of text with their label. Enter makes a line. */
export function TextArea({ label, value, onValue, ...rest }: TextAreaProps) {
  return (
    <Field.Root className={styles["field"]}>
      <Field.Label className={styles["label"]}>{label}</Field.Label>
      <Field.Control
        className={styles["control"]}
        value={value}
        onValueChange={onValue}
        render={<textarea {...rest} />}
      />
    </Field.Root>
  );
}
