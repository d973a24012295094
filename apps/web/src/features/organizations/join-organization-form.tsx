import { useState, type RefObject } from "react";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import styles from "./organization-form.module.css";

interface JoinOrganizationFormProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for the person's e-mail address at an organization; SEND REQUEST is disabled until the address is valid. The
 * confirmation is the same for every address, so that it does not reveal which addresses are known.
 */
export function JoinOrganizationForm({ inputRef }: JoinOrganizationFormProps) {
  const { isMailSetUp } = useServerSettings();
  const [email, setEmail] = useState("");
  const [isValid, setIsValid] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, forget, isRunning, error } = useSingleFlight(async (wanted: string) => {
    await api.requests.join({ email: wanted });
    setSentTo(wanted);
  });
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void run(email.trim());
      }}
    >
      <TextField
        ref={inputRef}
        label={messages.join.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onValue={(value) => {
          setEmail(value);
          setIsValid(value.trim() !== "" && (inputRef.current?.validity.valid ?? false));
          setSentTo(null);
          forget();
        }}
      />
      {error !== null && <Notice tone="error">{messages.join.notSent(failureWords(error))}</Notice>}
      {sentTo === null ? (
        <p className={styles["note"]}>
          {isMailSetUp ? messages.join.note : messages.join.noteWithoutMail}
        </p>
      ) : (
        <Notice tone="note">
          {isMailSetUp ? messages.join.sent(sentTo) : messages.join.sentWithoutMail(sentTo)}
        </Notice>
      )}
      <DialogActions>
        <DialogAction
          type="submit"
          kind="primary"
          disabled={!isValid || isRunning || sentTo !== null}
          label={messages.join.send}
        />
      </DialogActions>
    </form>
  );
}
