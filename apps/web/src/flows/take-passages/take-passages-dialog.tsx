import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import type { VersionId } from "@stemma/domain/ids";
import { versionQuery } from "../../entities/version/version-query.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { messages } from "./messages.ts";
import type { OfferedPassage } from "./offer-passages.ts";
import "../../ui/styles/diff.css";
import styles from "./take-passages-dialog.module.css";
import { useOfferedPassages } from "./use-offered-passages.ts";
import { useTakePassages } from "./use-take-passages.ts";

interface TakePassagesDialogProps {
  readonly view: PageView;
  /** The version to take from. */
  readonly versionId: VersionId;
  /** The draft's text on screen, if it is; the caller must memoize it. Default: the draft as the server has it. */
  readonly draftBody?: PageBody | undefined;
  readonly onClose: () => void;
}

/**
 * Chooses passages of a version to copy into the reader's draft. Offers what the draft lacks or words differently, with
 * what taking it would change.
 */
export function TakePassagesDialog(props: TakePassagesDialogProps) {
  const { view, versionId, draftBody, onClose } = props;
  const { page, draft } = view;
  const stored = (draft ?? page).serializedEditorState;
  const text = useMemo(() => draftBody ?? stored ?? makeBody([]), [draftBody, stored]);
  const version = useQuery(versionQuery(versionId));
  const offered = useOfferedPassages(text, version.data?.serializedEditorState);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} width="min(760px, 100%)">
      {version.error !== null || offered.isFailed ? (
        <LoadFailure
          words={
            version.error === null
              ? messages.notCompared
              : messages.notLoaded(failureWords(version.error))
          }
          onRetry={() => (version.error === null ? offered.retry() : void version.refetch())}
        />
      ) : version.data === undefined || offered.answer === null ? (
        <Loader />
      ) : (
        <Choice
          view={view}
          versionId={versionId}
          subjectLine={version.data.publishMessage.subjectLine}
          passages={offered.answer}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ChoiceProps extends Pick<TakePassagesDialogProps, "view" | "versionId" | "onClose"> {
  readonly subjectLine: string;
  readonly passages: readonly OfferedPassage[];
}

function Choice({ view, versionId, subjectLine, passages, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<OfferedPassage>>(new Set());
  const [keepsReplaced, setKeepsReplaced] = useState(false);
  const { take, isTaking } = useTakePassages(view);
  const isReplacing = [...chosen].some(({ state }) => state !== "missing");
  if (passages.length === 0) {
    return (
      <EmptyState title={messages.nothing.title}>{messages.nothing.hint(subjectLine)}</EmptyState>
    );
  }
  const isAll = chosen.size === passages.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const rows = [...chosen].flatMap((passage) => passage.rows);
        if (rows.length > 0) take({ versionId, rows, keepsReplaced: isReplacing && keepsReplaced });
      }}
    >
      <p className={styles["explanation"]}>{messages.explanation(subjectLine)}</p>
      <ul className={styles["passages"]}>
        {passages.map((passage) => (
          <Passage
            key={passage.rows[0]}
            passage={passage}
            isChosen={chosen.has(passage)}
            onChoose={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(passage);
              else next.delete(passage);
              setChosen(next);
            }}
          />
        ))}
      </ul>
      <div className={styles["foot"]}>
        {passages.length > 1 && (
          <Button kind="quiet" onClick={() => setChosen(new Set(isAll ? [] : passages))}>
            {isAll ? messages.chooseNone : messages.chooseAll}
          </Button>
        )}
        {isReplacing && (
          <Checkbox
            label={messages.keepMine}
            isChecked={keepsReplaced}
            onChange={setKeepsReplaced}
          />
        )}
      </div>
      <DialogActions>
        <DialogAction label={messages.cancel} onClick={onClose} />
        <DialogAction
          type="submit"
          kind="primary"
          label={messages.take(chosen.size)}
          {...(chosen.size === 0 && { unavailableBecause: messages.chooseFirst })}
          disabled={isTaking}
        />
      </DialogActions>
    </form>
  );
}

interface PassageProps {
  readonly passage: OfferedPassage;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Passage({ passage: { html, state }, isChosen, onChoose }: PassageProps) {
  const id = useId();
  return (
    <li>
      <label className={styles["passage"]} data-chosen={isChosen}>
        <input
          type="checkbox"
          className={styles["box"]}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          aria-labelledby={`${id} ${id}-state`}
        />
        <span className={styles["state"]} id={`${id}-state`}>
          {messages.states[state]}
        </span>
        {/* The renderer escapes all text and drops unsafe URLs. */}
        <span
          className={`page-body ${styles["text"]}`}
          id={id}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </label>
    </li>
  );
}
