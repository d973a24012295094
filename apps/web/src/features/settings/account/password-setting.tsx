import { useState } from "react";
import { requestPasswordReset } from "../../../entities/account/auth.ts";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingRow } from "./setting-row.tsx";

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
    setDone(
      isMailSetUp
        ? `A link to set a password is on its way to ${email}. It works once, within an hour.`
        : "This server sends no mail. The link to set a password is in the server's log: ask whoever runs it.",
    );
  });
  return (
    <>
      <SettingRow label="Password" value={hasPassword ? "Set" : "Not set"}>
        {hasPassword ? (
          <Button
            aria-expanded={isOpen}
            aria-label="Change password"
            onClick={() => {
              setDone(null);
              setIsOpen(!isOpen);
            }}
          >
            Change
          </Button>
        ) : (
          <Button disabled={isRunning} onClick={() => void run()}>
            Set a password
          </Button>
        )}
      </SettingRow>
      {done !== null && <Notice tone="note">{done}</Notice>}
      {error !== null && (
        <Notice tone="error">The link could not be sent. Wait a minute and try again.</Notice>
      )}
      {isOpen && (
        <ChangePasswordForm
          onChanged={() => {
            setIsOpen(false);
            setDone("Your password is changed. You are signed out everywhere else.");
          }}
        />
      )}
    </>
  );
}
