import { useState } from "react";
import { requestPasswordReset } from "../../../entities/account/auth.ts";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingRow } from "./setting-row.tsx";
import { messages } from "../messages.tsx";

interface PasswordSettingProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Changes the password; a person without a password gets a mailed link to set one. */
export function PasswordSetting({ email, hasPassword }: PasswordSettingProps) {
  const { isMailSetUp } = useServerSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { run, isRunning, error } = useSingleFlight(async () => {
    if ((await requestPasswordReset(email)) !== null) throw new Error("No link was made.");
    setDone(isMailSetUp ? messages.passwordLinkSent(email) : messages.passwordLinkInLog);
  });
  return (
    <>
      <SettingRow
        label={messages.password}
        value={hasPassword ? messages.passwordSet : messages.passwordNotSet}
      >
        {hasPassword ? (
          <Button
            aria-expanded={isOpen}
            aria-label={messages.changePassword}
            onClick={() => {
              setDone(null);
              setIsOpen(!isOpen);
            }}
          >
            {messages.change}
          </Button>
        ) : (
          <Button disabled={isRunning} onClick={() => void run()}>
            {messages.setPassword}
          </Button>
        )}
      </SettingRow>
      {done !== null && <Notice tone="note">{done}</Notice>}
      {error !== null && <Notice tone="error">{messages.linkNotSent}</Notice>}
      {isOpen && (
        <ChangePasswordForm
          onChanged={() => {
            setIsOpen(false);
            setDone(messages.passwordChanged);
          }}
        />
      )}
    </>
  );
}
