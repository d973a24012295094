import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makeRecoveryCodes, turnSecondFactorOff } from "../../../entities/account/second-factor.ts";
import { orpc } from "../../../lib/api.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { SettingRow } from "../account/setting-row.tsx";
import { messages } from "./messages.ts";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpSecondFactor } from "./set-up-second-factor.tsx";
import styles from "./second-factor.module.css";

interface SecondFactorSettingProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isOn: boolean;
}

/** The second factor: turned on, turned off with the password, and its recovery codes made anew. */
export function SecondFactorSetting({ email, hasPassword, isOn }: SecondFactorSettingProps) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<"on" | "off" | "codes" | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const reread = () => {
    void queryClient.invalidateQueries({ queryKey: orpc.accounts.signInMethods.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() });
  };
  const open = (wanted: typeof step) => {
    setDone(null);
    setCodes([]);
    setStep(step === wanted ? null : wanted);
  };
  const close = (words: string | null = null) => {
    setStep(null);
    setCodes([]);
    setDone(words);
  };
  const state = isOn ? messages.on : messages.off;
  return (
    <>
      <SettingRow
        label={messages.label}
        value={hasPassword || isOn ? state : messages.needsPassword}
      >
        {isOn && (
          <div className={styles["buttons"]}>
            <Button aria-expanded={step === "codes"} onClick={() => open("codes")}>
              {messages.newCodes}
            </Button>
            <Button
              aria-expanded={step === "off"}
              aria-label={messages.turnOffLabel}
              onClick={() => open("off")}
            >
              {messages.turnOff}
            </Button>
          </div>
        )}
        {!isOn && hasPassword && (
          <Button
            aria-expanded={step === "on"}
            aria-label={messages.turnOnLabel}
            onClick={() => open("on")}
          >
            {messages.turnOn}
          </Button>
        )}
      </SettingRow>
      {done !== null && <Notice tone="note">{done}</Notice>}
      {step === "on" && (
        <SetUpSecondFactor
          onConfirmed={reread}
          onDone={() => close(messages.turnedOn)}
          onCancel={() => close()}
        />
      )}
      {step === "off" && (
        <PasswordStep
          note={messages.turnOffNote}
          action={messages.turnOff}
          onCancel={() => close()}
          onPassword={async (password) => {
            const failed = await turnSecondFactorOff(password);
            if (failed !== null) return failed;
            reread();
            close(messages.turnedOff);
            return null;
          }}
        />
      )}
      {step === "codes" && codes.length === 0 && (
        <PasswordStep
          note={messages.newCodesNote}
          action={messages.makeCodes}
          onCancel={() => close()}
          onPassword={async (password) => {
            const made = await makeRecoveryCodes(password);
            if (typeof made === "string") return made;
            setCodes(made);
            return null;
          }}
        />
      )}
      {step === "codes" && codes.length > 0 && (
        <RecoveryCodes email={email} codes={codes} onSaved={() => close()} />
      )}
    </>
  );
}
