import { useState, type RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./organization-form.module.css";

interface JoinOrganizationFormProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for the e-mail that the person uses at an organization. SEND REQUEST waits for a valid one; it only logs, as
 * specified, and says so: no request is sent.
 */
export function JoinOrganizationForm({ inputRef }: JoinOrganizationFormProps) {
  const [email, setEmail] = useState("");
  const [isValid, setIsValid] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid) return;
        // oxlint-disable-next-line no-console -- specification, section 2: the request only logs
        console.info("Joining an organization is not built yet: no request was sent.");
        setIsAsked(true);
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
          setIsAsked(false);
        }}
      />
      {isAsked ? (
        <Notice tone="warning">
          No request was sent: joining an existing organization is not possible yet. Nobody was told
          of your e-mail.
        </Notice>
      ) : (
        <p className={styles["note"]}>
          Joining is not possible yet: for now, nothing is sent to anybody.
        </p>
      )}
      <DialogActions>
        <Button type="submit" kind="primary" disabled={!isValid}>
          SEND REQUEST
        </Button>
      </DialogActions>
    </form>
  );
}
