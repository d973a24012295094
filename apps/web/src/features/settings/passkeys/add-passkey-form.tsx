import { useEffect, useRef, useState } from "react";
import { passkeyNameMaxCharacters } from "@stemma/domain/account/passkey";
import { deviceWords } from "../../../entities/account/device-words.ts";
import { addPasskey, type AddingFailure } from "../../../entities/account/passkeys.ts";
import { api } from "../../../lib/api.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../account/account-settings.module.css";
import { ProofField } from "../account/proof-field.tsx";
import { proofFailureWords } from "../account/proof-failure-words.ts";
import { SettingForm } from "../account/setting-form.tsx";
import { messages } from "./messages.ts";

interface AddPasskeyFormProps {
  readonly hasPassword: boolean;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** The name of a new passkey and, if there is one, the password as proof of identity. Then the browser asks where to keep it. */
export function AddPasskeyForm({ hasPassword, onAdded, onCancel }: AddPasskeyFormProps) {
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<AddingFailure | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  // The form appears after a button press, so its first field takes the focus.
  useEffect(() => ref.current?.select(), []);
  const { run, isRunning, error } = useSingleFlight(async () => {
    setFailure(null);
    const { proof } = await api.accounts.proveIdentity(hasPassword ? { password } : {});
    const failed = await addPasskey(name.trim(), proof);
    setFailure(failed);
    if (failed === null) onAdded();
  });
  const refused = error === null ? null : proofFailureWords(error);
  return (
    <SettingForm
      action={messages.continue}
      isReady={name.trim() !== "" && (password !== "" || !hasPassword) && !isRunning}
      onSubmit={() => void run()}
      failure={failure === null ? refused : messages.failures[failure]}
      cancel={<Button onClick={onCancel}>{messages.cancel}</Button>}
    >
      <p className={styles["note"]}>{messages.nameNote}</p>
      <TextField
        ref={ref}
        label={messages.name}
        required
        maxLength={passkeyNameMaxCharacters}
        value={name}
        onValue={setName}
      />
      <ProofField hasPassword={hasPassword} password={password} onPassword={setPassword} />
    </SettingForm>
  );
}
