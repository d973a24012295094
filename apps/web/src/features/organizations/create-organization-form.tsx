import { useState, type RefObject } from "react";
import { nameMaxCharacters, readName } from "@stemma/domain/workspace/workspace-name";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import styles from "./organization-form.module.css";

interface CreateOrganizationFormProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Creates the organization and opens it, while the overlay stays. */
  readonly onCreate: (organizationName: string) => Promise<void>;
}

/** The field for a new organization's name; CREATE is disabled while it is empty. */
export function CreateOrganizationForm({ inputRef, onCreate }: CreateOrganizationFormProps) {
  const [name, setName] = useState("");
  const organizationName = readName(name);
  const { run, isRunning, error } = useSingleFlight(onCreate);
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (organizationName !== null) void run(organizationName);
      }}
    >
      <TextField
        ref={inputRef}
        label={messages.create.name}
        autoComplete="off"
        maxLength={nameMaxCharacters}
        value={name}
        onValue={setName}
      />
      <p className={styles["note"]}>{messages.create.note}</p>
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <DialogActions>
        <DialogAction
          type="submit"
          kind="primary"
          disabled={organizationName === null}
          label={messages.create.create}
        />
      </DialogActions>
      <BusyOverlay text={isRunning ? messages.create.creating : null} />
    </form>
  );
}
