import { useEffect, useRef, useState } from "react";
import type { InvitationTarget } from "@stemma/contract/invitations.contract";
import { invitedAtOnceMax } from "@stemma/domain/invitation/invited-at-once-max";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { messages } from "../messages.ts";
import { inviteFailureWords, outsideWords } from "./invite-failure-words.ts";
import styles from "./invite-form.module.css";
import { listInWords } from "../../../lib/list-in-words.ts";
import { parseAddresses } from "./parse-addresses.ts";
import { RoleSelect } from "./role-select.tsx";
import type { InviteOutcome } from "./use-invitations.ts";

interface InviteFormProps {
  /** The target of the invitation, with the default role. */
  readonly into: InvitationTarget;
  /** Whether the field has the focus on mount. */
  readonly isFocused: boolean;
  readonly onInvite: (emails: readonly string[], into: InvitationTarget) => Promise<InviteOutcome>;
}

/**
 * The field for addresses and the role. INVITE sends to every valid address; invalid ones are reported and stay in
 * the field.
 */
export function InviteForm({ into: first, isFocused, onInvite }: InviteFormProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) fieldRef.current?.focus();
  }, [isFocused]);
  const [text, setText] = useState("");
  const [into, setInto] = useState(first);
  const [mistake, setMistake] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);
  const { emails, invalid } = parseAddresses(text);
  const { run, isRunning, error } = useSingleFlight(async () => {
    const result = await onInvite(emails, into);
    setOutcome(result);
    setText([...result.outside, ...invalid].join(", "));
  });

  function invite(): void {
    setMistake(mistakeIn(emails, invalid));
    setOutcome(null);
    if (emails.length > 0 && emails.length <= invitedAtOnceMax) void run();
  }

  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") invite();
      }}
    >
      <TextArea
        ref={fieldRef}
        label={messages.inviteUsers}
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={messages.inviteUsersHint}
        value={text}
        // After sending, the text becomes the addresses that were not invited.
        readOnly={isRunning}
        error={mistake}
        onValue={(value) => {
          setText(value);
          setMistake(undefined);
        }}
      />
      <div className={styles["line"]}>
        <RoleSelect into={into} onInto={setInto} />
        <DialogAction
          type="submit"
          kind="primary"
          disabled={text.trim() === "" || isRunning}
          label={emails.length > 1 ? messages.inviteSeveral(emails.length) : messages.invite}
        />
      </div>
      {error !== null && <Notice tone="error">{inviteFailureWords(error)}</Notice>}
      {outcome !== null && outcome.outside.length > 0 && (
        <Notice tone="error">{outsideWords(outcome.outside)}</Notice>
      )}
      <output className={styles["outcome"]}>{outcome?.words}</output>
    </form>
  );
}

function mistakeIn(emails: readonly string[], invalid: readonly string[]): string | undefined {
  if (emails.length > invitedAtOnceMax) {
    return messages.failures.tooMany(emails.length, invitedAtOnceMax);
  }
  if (invalid.length === 0) return undefined;
  const named = listInWords(invalid.map((part) => `‘${part}’`));
  return messages.failures.notAddresses(invalid.length, named);
}
