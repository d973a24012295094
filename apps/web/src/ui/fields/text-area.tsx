import { Field } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { FieldFrame, type TextFieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

type TextAreaProps = Omit<ComponentProps<"textarea">, "onChange" | "value">;

/** A field for several lines of text, with its label. Enter begins a new line. */
export function TextArea(props: TextFieldFrame & TextAreaProps) {
  const { label, value, onValue, error, hint, ...rest } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      <Field.Control
        className={styles["control"]}
        value={value}
        onValueChange={onValue}
        render={<textarea {...rest} />}
      />
    </FieldFrame>
  );
}
