import { useState } from "react";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { SettingRow } from "./setting-row.tsx";

interface EmailSettingProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The sign-in address. A new address takes effect when the link mailed to it is opened. */
export function EmailSetting({ email, hasPassword }: EmailSettingProps) {
  const { isMailSetUp } = useServerSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <SettingRow label="E-mail" value={email}>
        <Button
          aria-expanded={isOpen}
          aria-label="Change e-mail"
          onClick={() => {
            setSentTo(null);
            setIsOpen(!isOpen);
          }}
        >
          Change
        </Button>
      </SettingRow>
      {sentTo !== null && <Notice tone="note">{sentWords(sentTo, isMailSetUp)}</Notice>}
      {isOpen && (
        <ChangeEmailForm
          hasPassword={hasPassword}
          onSent={(address) => {
            setSentTo(address);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

function sentWords(address: string, isMailSetUp: boolean): string {
  return isMailSetUp
    ? `A link is on its way to ${address}. Open it within a day, in this browser or another where you are signed in.`
    : `This server sends no mail. The link for ${address} is in the server's log: ask whoever runs it.`;
}
