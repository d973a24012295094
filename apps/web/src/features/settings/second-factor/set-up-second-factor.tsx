import { useState } from "react";
import {
  beginSecondFactor,
  type BegunSecondFactor,
} from "../../../entities/account/second-factor.ts";
import { messages } from "./messages.ts";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanStep } from "./scan-step.tsx";

interface SetUpSecondFactorProps {
  /** Called when the second factor counts: the session of this browser is a new one, and every other has ended. */
  readonly onConfirmed?: (() => void) | undefined;
  /** Called when the person has saved the recovery codes. */
  readonly onDone: () => void;
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** Turns the second factor on in three steps: the password, the app, and the recovery codes. */
export function SetUpSecondFactor(props: SetUpSecondFactorProps) {
  const { onConfirmed, onDone, onCancel } = props;
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (begun === null) {
    return (
      <PasswordStep
        note={messages.passwordNote}
        action={messages.continue}
        onCancel={onCancel}
        onPassword={async (password) => {
          const answer = await beginSecondFactor(password);
          if (typeof answer === "string") return answer;
          setBegun(answer);
          return null;
        }}
      />
    );
  }
  if (isConfirmed) {
    return (
      <RecoveryCodes email={emailIn(begun.uri)} codes={begun.recoveryCodes} onSaved={onDone} />
    );
  }
  return (
    <ScanStep
      uri={begun.uri}
      onCancel={onCancel}
      onConfirmed={() => {
        setIsConfirmed(true);
        onConfirmed?.();
      }}
    />
  );
}

/** The person's email address in a URI such as `otpauth://totp/Stemma:ana@example.com?…`. */
function emailIn(uri: string): string {
  return decodeURIComponent(new URL(uri).pathname).split(":").at(-1) ?? "";
}
