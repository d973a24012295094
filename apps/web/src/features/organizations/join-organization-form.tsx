import { useState, type RefObject } from "react";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
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
  const [asked, setAsked] = useState<string | null>(null);
  const { run, forget, isRunning, error } = useSingleFlight(async (wanted: string) => {
    await api.requests.join({ email: wanted });
    setAsked(wanted);
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
        label="Email you use at that organization"
        type="email"
        autoComplete="email"
        required
        value={email}
        onValue={(value) => {
          setEmail(value);
          setIsValid(value.trim() !== "" && (inputRef.current?.validity.valid ?? false));
          setAsked(null);
          forget();
        }}
      />
      {error !== null && (
        <Notice tone="error">The request was not sent. {failureWords(error)}</Notice>
      )}
      {asked === null ? (
        <p className={styles["note"]}>
          {isMailSetUp
            ? "You get a mail at this address, to show that it is yours."
            : "This server sends no mail: a link to show that this address is yours goes to the server's log."}{" "}
          Then you are let in where you are invited; else the administrators are asked.
        </p>
      ) : (
        <Notice tone="note">
          {isMailSetUp
            ? `If this address exists, a mail is on its way to ${asked}. Open the link in it.`
            : `This server sends no mail. If this address exists, a link for ${asked} is in the server's log: ask whoever runs it.`}
        </Notice>
      )}
      <DialogActions>
        <Button type="submit" kind="primary" disabled={!isValid || isRunning || asked !== null}>
          SEND REQUEST
        </Button>
      </DialogActions>
    </form>
  );
}
