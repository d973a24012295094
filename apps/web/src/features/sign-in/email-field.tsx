import { useEffect, useEffectEvent, useRef } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";

/** An e-mail address that a visitor types. */
export interface EmailInput {
  readonly value: string;
  /** Whether the browser accepts the address. */
  readonly isValid: boolean;
}

/** An empty {@link EmailInput}. */
export const noEmail: EmailInput = { value: "", isValid: false };

interface EmailFieldProps {
  readonly email: EmailInput;
  /** Called on each change, and once with the initial address. */
  readonly onEmail: (email: EmailInput) => void;
  /** Whether the field takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** The field for the e-mail address of an account. */
export function EmailField({ email, onEmail, takesFocus = false }: EmailFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const report = (value: string) =>
    onEmail({ value, isValid: ref.current?.validity.valid ?? false });
  const begin = useEffectEvent(() => {
    if (takesFocus) ref.current?.focus();
    report(email.value);
  });
  useEffect(() => begin(), []);
  return (
    <TextField
      ref={ref}
      label={messages.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      value={email.value}
      onValue={report}
    />
  );
}
