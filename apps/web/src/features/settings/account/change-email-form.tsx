import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ProofField } from "./proof-field.tsx";
import { proofFailureWords } from "./proof-failure-words.ts";
import { messages } from "../messages.tsx";
import { SettingForm } from "./setting-form.tsx";

interface ChangeEmailFormProps {
  readonly hasPassword: boolean;
  /** Called after the link was sent to this address. */
  readonly onSent: (address: string) => void;
}

/** The new address and, if there is one, the password as proof of identity. */
export function ChangeEmailForm({ hasPassword, onSent }: ChangeEmailFormProps) {
  const [newEmail, setNewEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isValid, setIsValid] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  // The form appears after a button press, so the e-mail field takes the focus.
  useEffect(() => emailRef.current?.focus(), []);
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.accounts.requestEmailChange({ newEmail, ...(hasPassword && { password }) });
    onSent(newEmail);
  });
  const isReady = isValid && (password !== "" || !hasPassword) && !isRunning;
  return (
    <SettingForm
      action={messages.sendLink}
      isReady={isReady}
      onSubmit={() => void run()}
      failure={error === null ? null : proofFailureWords(error)}
    >
      <TextField
        ref={emailRef}
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        required
        value={newEmail}
        onValue={(value) => {
          setNewEmail(value);
          setIsValid(emailRef.current?.validity.valid ?? false);
        }}
      />
      <ProofField hasPassword={hasPassword} password={password} onPassword={setPassword} />
    </SettingForm>
  );
}
