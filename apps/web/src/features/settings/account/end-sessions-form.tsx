import { useEffect, useRef, useState } from "react";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";
import { ProofField } from "./proof-field.tsx";
import { proofFailureWords } from "./proof-failure-words.ts";
import { SettingForm } from "./setting-form.tsx";

interface EndSessionsFormProps {
  readonly action: string;
  readonly hasPassword: boolean;
  readonly onEnd: (proof: { readonly password?: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks who is there, before somebody ends sessions who signed in long ago. */
export function EndSessionsForm({ action, hasPassword, onEnd, onCancel }: EndSessionsFormProps) {
  const [password, setPassword] = useState("");
  const ref = useRef<HTMLDivElement>(null);
  // The form appears after a button press, so its field takes the focus. In the middle, none of it is behind the dialog's last row.
  useEffect(() => {
    ref.current?.querySelector("input")?.focus();
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  const { run, isRunning, error } = useSingleFlight(() => onEnd(hasPassword ? { password } : {}));
  return (
    <div ref={ref}>
      <SettingForm
        action={action}
        isReady={(password !== "" || !hasPassword) && !isRunning}
        onSubmit={() => void run()}
        failure={error === null ? null : proofFailureWords(error)}
        cancel={<Button onClick={onCancel}>{messages.cancel}</Button>}
      >
        {hasPassword && <p className={styles["note"]}>{messages.endProof}</p>}
        <ProofField hasPassword={hasPassword} password={password} onPassword={setPassword} />
      </SettingForm>
    </div>
  );
}
