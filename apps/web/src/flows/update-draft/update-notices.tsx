import type { Draft, PendingMerge } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.tsx";
import { PendingNotice } from "./pending-notice.tsx";
import { StaleNotice } from "./staleness/stale-notice.tsx";
import { UpdatedNotice } from "./updated-notice.tsx";
import type { UpdateDraft } from "./use-update-draft.ts";

interface UpdateNoticesProps {
  /** The draft as the server has it. */
  readonly draft: Draft;
  /** The base version and the pending update of the text on screen. */
  readonly shown: {
    readonly previousNode: VersionId | null;
    readonly pendingMerge: PendingMerge | null;
  };
  readonly publishedVersion: VersionId | null;
  readonly update: UpdateDraft;
  readonly onCompare: () => void;
}

/** The notices above a draft about updating it; nothing for a draft that is up to date. */
export function UpdateNotices(props: UpdateNoticesProps) {
  const { draft, shown, publishedVersion, update, onCompare } = props;
  const isStale = publishedVersion !== null && shown.previousNode !== publishedVersion;
  return (
    <>
      <UpdatedNotice update={update} />
      {shown.pendingMerge !== null && (
        <PendingNotice
          pending={shown.pendingMerge}
          onContinue={update.resolve}
          onCancel={update.cancel}
        />
      )}
      {shown.pendingMerge === null && isStale && (
        <StaleNotice
          draft={draft}
          publishedVersion={publishedVersion}
          isUpdating={update.isStarting}
          onCompare={onCompare}
          onUpdate={update.start}
        />
      )}
      {update.undoHindrance !== null && (
        <Notice tone="warning">{messages.undo.hindrances[update.undoHindrance]}</Notice>
      )}
      {update.undoError !== null && (
        <Notice tone="error">{messages.undo.failed(failureWords(update.undoError))}</Notice>
      )}
      {update.takeError !== null && (
        <Notice tone="error">{messages.take.failed(failureWords(update.takeError))}</Notice>
      )}
      {update.error !== null && (
        <Notice tone="error">{messages.updateFailed(failureWords(update.error))}</Notice>
      )}
    </>
  );
}
