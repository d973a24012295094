import { useState, type KeyboardEvent, type SyntheticEvent } from "react";
import {
  publishBodyMaxCharacters,
  publishSubjectMaxCharacters,
  readPublishMessage,
  type PublishMessage,
} from "@stemma/domain/version/publish-message";
import type { DraftId } from "@stemma/domain/ids";
import {
  keepUnsentMessage,
  readUnsentMessage,
  type UnsentMessage,
} from "../../features/drafts/unsent-message.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.ts";
import styles from "./publish-form.module.css";

export interface PublishFormProps {
  readonly draftId: DraftId;
  /** The subject line while the writer typed none. */
  readonly proposedSubject: string;
  readonly isPublishing: boolean;
  /** Why the draft is not published yet. */
  readonly failure: string | null;
  /** Whether that is because another version was published. Publishing anyway makes a branch. */
  readonly isPageChanged: boolean;
  /** `isSilent`: subscribers get no notification. */
  readonly onPublish: (message: PublishMessage, isSilent: boolean) => void;
}

/**
 * The subject line with its counter, the body, the choice to notify subscribers, and PUBLISH, disabled until there is
 * a subject. What was entered is kept, so that closing and opening the dialog shows it again.
 */
export function PublishForm(props: PublishFormProps) {
  const { draftId, proposedSubject, isPublishing, failure, isPageChanged, onPublish } = props;
  const [entered, setEntered] = useState(() => readUnsentMessage(draftId));
  const { body, isSilent } = entered;
  const subjectLine = entered.subjectLine ?? proposedSubject;
  const enter = (change: Partial<UnsentMessage>): void => {
    const next = { ...entered, ...change };
    setEntered(next);
    keepUnsentMessage(draftId, next);
  };
  const message = readPublishMessage({ subjectLine, body });
  const publish = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (message !== null && !isPublishing) onPublish(message, isSilent);
  };
  return (
    // Ctrl+Enter submits the form from any of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles["form"]}
      onSubmit={publish}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) publish(event);
      }}
    >
      <TextField
        label={messages.subjectLine}
        placeholder={messages.subjectLineHint}
        value={subjectLine}
        onValue={(subjectLine) => enter({ subjectLine })}
        maxLength={publishSubjectMaxCharacters}
        hint={`${subjectLine.length} / ${publishSubjectMaxCharacters}`}
        autoComplete="off"
        onKeyDown={ignoreEnter}
      />
      <TextArea
        label={messages.body}
        placeholder={messages.bodyHint}
        value={body}
        onValue={(body) => enter({ body })}
        maxLength={publishBodyMaxCharacters}
      />
      <Checkbox
        label={messages.withoutNotifying}
        isChecked={isSilent}
        onChange={(isSilent) => enter({ isSilent })}
      />
      {/* Two elements: a screen reader announces an alert when it appears, not when a status becomes one. */}
      {failure !== null && isPageChanged && <Notice tone="warning">{failure}</Notice>}
      {failure !== null && !isPageChanged && <Notice tone="error">{failure}</Notice>}
      <DialogActions>
        <DialogAction
          type="submit"
          kind="publish"
          disabled={message === null || isPublishing}
          label={isPageChanged ? messages.publishAnyway : messages.publish}
        />
      </DialogActions>
    </form>
  );
}

/** Enter in the subject line must not publish by accident. Specification, section 5. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
