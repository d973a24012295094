import { Field } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { FieldFrame, type TextFieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

type InputProps = Omit<ComponentProps<typeof Field.Control>, "onChange" | "value">;

/**
 * A field for one line of text, with its label. Accepts every attribute of an input (`type`, `autoComplete`,
 * `required`, `ref`).
 */
export function TextField(props: TextFieldFrame & InputProps) {
  const { label, value, onValue, error, hint, ...rest } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      <Field.Control
        {...rest}
        className={styles["control"]}
        value={value}
        onValueChange={onValue}
      />
    </FieldFrame>
  );
}
