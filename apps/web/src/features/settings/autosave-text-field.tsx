import { Check } from "lucide-react";
import { personNameMaxCharacters } from "@stemma/domain/account/person-name";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { AutosaveField } from "./use-autosave.ts";
import { messages } from "./messages.tsx";
import styles from "./settings.module.css";

interface AutosaveTextFieldProps {
  readonly label: string;
  readonly field: AutosaveField;
  readonly placeholder?: string;
  readonly autoComplete: string;
}

/** A text field with autosave: a spinner while it is unsaved, a check when it is saved, and an error below it. */
export function AutosaveTextField(props: AutosaveTextFieldProps) {
  const { label, field, placeholder, autoComplete } = props;
  const { value, status, failure, edit, flush } = field;
  return (
    <div className={styles["autosave"]}>
      <TextField
        label={label}
        value={value}
        onValue={edit}
        onBlur={() => void flush()}
        placeholder={placeholder}
        maxLength={personNameMaxCharacters}
        autoComplete={autoComplete}
      />
      <output className={styles["status"]}>
        {status === "unsaved" && failure === null && <Spinner />}
        {status === "saved" && <Icon of={Check} />}
        <span className="visually-hidden">{statusWords(label, field)}</span>
      </output>
      {failure !== null && (
        <Notice
          tone="error"
          actions={<Button onClick={() => void flush()}>{messages.retry}</Button>}
        >
          {messages.notSaved(label, failureWords(failure))}
        </Notice>
      )}
    </div>
  );
}

function statusWords(label: string, { status, failure }: AutosaveField): string {
  if (status === "untouched" || failure !== null) return "";
  return status === "saved" ? messages.saved(label) : messages.unsaved(label);
}
