import { useEffect, useRef, useState } from "react";
import { toOneLine } from "@stemma/domain/text/one-line";
import { NewPasswordField } from "../../entities/account/new-password-field.tsx";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField, noEmail } from "./email-field.tsx";
import { messages } from "./messages.ts";

interface SignUpFormProps {
  /** The initial e-mail address. */
  readonly firstEmail: string;
  readonly onSubmit: (person: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }) => void;
}

/** Name, e-mail and password of a new account. CREATE ACCOUNT is disabled until all three are valid. */
export function SignUpForm({ firstEmail, onSubmit }: SignUpFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState({ ...noEmail, value: firstEmail });
  const [password, setPassword] = useState("");
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.focus(), []);
  return (
    <AuthForm
      action={messages.createAccount}
      isReady={toOneLine(name) !== "" && email.isValid && password.length >= passwordMinCharacters}
      onSubmit={() => onSubmit({ name: toOneLine(name), email: email.value, password })}
    >
      <TextField
        ref={nameRef}
        label={messages.name}
        name="name"
        autoComplete="name"
        required
        value={name}
        onValue={setName}
      />
      <EmailField email={email} onEmail={setEmail} />
      <NewPasswordField label={messages.password} value={password} onValue={setPassword} />
    </AuthForm>
  );
}
