import { useState } from "react";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { SettingRow } from "./setting-row.tsx";
import { messages } from "../messages.tsx";

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
      <SettingRow label={messages.email} value={email}>
        <Button
          aria-expanded={isOpen}
          aria-label={messages.changeEmail}
          onClick={() => {
            setSentTo(null);
            setIsOpen(!isOpen);
          }}
        >
          {messages.change}
        </Button>
      </SettingRow>
      {sentTo !== null && (
        <Notice tone="note">
          {isMailSetUp ? messages.emailLinkSent(sentTo) : messages.emailLinkInLog(sentTo)}
        </Notice>
      )}
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
