import { useState, type RefObject } from "react";
import { nameMaxCharacters, readName } from "@stemma/domain/workspace/workspace-name";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
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
        label="Organization Name"
        autoComplete="off"
        maxLength={nameMaxCharacters}
        value={name}
        onValue={setName}
      />
      <p className={styles["note"]}>
        You will be its administrator, and work in it from then on. Your other organizations stay as
        they are.
      </p>
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <DialogActions>
        <Button type="submit" kind="primary" disabled={organizationName === null}>
          CREATE
        </Button>
      </DialogActions>
      <BusyOverlay text={isRunning ? "Creating organization…" : null} />
    </form>
  );
}
