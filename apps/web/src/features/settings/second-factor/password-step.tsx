import { useEffect, useRef, useState } from "react";
import type { TurningOffFailure } from "../../../entities/account/second-factor.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SettingForm } from "../account/setting-form.tsx";
import styles from "../account/account-settings.module.css";
import { messages } from "./messages.ts";

interface PasswordStepProps {
  readonly note: string;
  readonly action: string;
  /** Does what the password is asked for; a failure is shown. */
  readonly onPassword: (password: string) => Promise<TurningOffFailure | null>;
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** Asks for the password before a change of the second factor. */
export function PasswordStep({ note, action, onPassword, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<TurningOffFailure | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  // The form appears after a button press, so the password field takes the focus.
  useEffect(() => ref.current?.focus(), []);
  const { run, isRunning } = useSingleFlight(async () => setFailure(await onPassword(password)));
  const isReady = password !== "" && !isRunning;
  return (
    <SettingForm
      action={action}
      isReady={isReady}
      onSubmit={() => void run()}
      failure={failure && messages.failures[failure]}
      cancel={onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
    >
      <p className={styles["note"]}>{note}</p>
      <TextField
        ref={ref}
        label={messages.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
      />
    </SettingForm>
  );
}
