import { useId, useState, type ReactNode } from "react";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./access-choice.module.css";
import { useChoice } from "./use-choice.ts";

/** An option for the general access to a page or workspace. */
export interface AccessOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail: string;
}

/** The confirmation before a choice that removes access from somebody. */
interface AccessQuestion {
  readonly question: string;
  /** Who loses which access. */
  readonly consequence: ReactNode;
  readonly yes: string;
}

interface AccessChoiceProps<Value extends string> {
  readonly options: readonly AccessOption<Value>[];
  readonly value: Value;
  /** The confirmation for a choice; `null` if nobody loses access. */
  readonly questionBefore: (wanted: Value) => AccessQuestion | null;
  readonly onApply: (wanted: Value) => Promise<void>;
}

/**
 * The general access to a page or workspace. Saves a choice at once, after a confirmation if somebody loses access.
 * If the request fails, rolls the choice back and shows the reason.
 */
export function AccessChoice<Value extends string>(props: AccessChoiceProps<Value>) {
  const { options, value, questionBefore, onApply } = props;
  const name = useId();
  const { shown, choose, error, isSaved } = useChoice(value, onApply);
  const [unconfirmed, setUnconfirmed] = useState<Value | null>(null);
  const question = unconfirmed === null ? null : questionBefore(unconfirmed);
  return (
    <fieldset className={styles["choice"]}>
      <legend className={styles["legend"]}>{messages.generalAccess}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles["option"]}>
          <input
            type="radio"
            name={name}
            className={styles["radio"]}
            checked={option.value === shown}
            onChange={() => {
              if (questionBefore(option.value) === null) choose(option.value);
              else setUnconfirmed(option.value);
            }}
          />
          <span className={styles["label"]}>{option.label}</span>
          <span className={styles["detail"]}>{option.detail}</span>
        </label>
      ))}
      {error !== null && (
        <Notice tone="error">{messages.failures.accessUnchanged(failureWords(error))}</Notice>
      )}
      <output className="visually-hidden">{isSaved && messages.changed}</output>
      <ConfirmDialog
        isOpen={question !== null}
        question={question?.question ?? ""}
        yes={question?.yes ?? ""}
        no={messages.cancel}
        onNo={() => setUnconfirmed(null)}
        onYes={() => {
          if (unconfirmed !== null) choose(unconfirmed);
          setUnconfirmed(null);
        }}
      >
        {question?.consequence}
      </ConfirmDialog>
    </fieldset>
  );
}
