import { useEffect, useRef, useState } from "react";
import { giveCode, type SecondFactorFailure } from "../../../entities/account/second-factor.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { CopyField } from "../../../ui/fields/copy-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SettingForm } from "../account/setting-form.tsx";
import styles from "../account/account-settings.module.css";
import { messages } from "./messages.ts";
import { QrCode } from "./qr-code.tsx";

interface ScanStepProps {
  /** What the QR code says: an address `otpauth://` with the secret. */
  readonly uri: string;
  readonly onConfirmed: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** The secret as a QR code and as text, and the first code, which shows that the app has the secret. */
export function ScanStep({ uri, onConfirmed, onCancel }: ScanStepProps) {
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<SecondFactorFailure | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  // The step replaces the form with the password.
  useEffect(() => ref.current?.focus(), []);
  const { run, isRunning } = useSingleFlight(async () => {
    const failed = await giveCode("app", code);
    setFailure(failed);
    if (failed === null) onConfirmed();
  });
  const isReady = code.trim() !== "" && !isRunning;
  return (
    <SettingForm
      action={messages.confirm}
      isReady={isReady}
      onSubmit={() => void run()}
      failure={failure && messages.failures[failure]}
      cancel={onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
    >
      <p className={styles["note"]}>{messages.scan}</p>
      <QrCode text={uri} />
      <p className={styles["note"]}>{messages.secret}</p>
      <CopyField label={messages.secret} value={secretIn(uri)} />
      <TextField
        ref={ref}
        label={messages.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        value={code}
        onValue={setCode}
      />
    </SettingForm>
  );
}

/** The secret in groups of four, which apps read as well. */
function secretIn(uri: string): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
