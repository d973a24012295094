import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (password: string) => void;
}

/** The field for a password that the person chooses, with the minimum length as its hint. */
export function NewPasswordField({ label, value, onValue }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      name="password"
      autoComplete="new-password"
      required
      hint={messages.passwordHint(passwordMinCharacters)}
      value={value}
      onValue={onValue}
    />
  );
}
