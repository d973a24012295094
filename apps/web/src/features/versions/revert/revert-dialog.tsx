import { useRef } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import { messages } from "../messages.tsx";
import type { PageRevert } from "./revert-page.ts";
import { useRevert } from "./use-revert.ts";
import styles from "./revert-dialog.module.css";

interface RevertDialogProps {
  readonly pageView: PageView;
  /** The version to revert to. */
  readonly version: VersionSummary;
  readonly onClose: () => void;
  readonly onReverted: (revert: PageRevert) => void;
}

/** Asks for confirmation before a revert and explains its effect. */
export function RevertDialog({ pageView, version, onClose, onReverted }: RevertDialogProps) {
  const { revert, isReverting, error, isOutdated, refresh, isRefreshing } = useRevert(
    pageView,
    onReverted,
  );
  const cancelRef = useRef<HTMLButtonElement>(null);
  const { publisherName, publishedAt, publishMessage } = version;
  const isAlreadyPublished = version.id === pageView.page.publishedVersion;
  return (
    <Dialog
      isOpen
      isHeld={isReverting}
      onClose={onClose}
      title={messages.revert.title(publishMessage.subjectLine)}
      initialFocus={cancelRef}
    >
      <div className={styles["content"]}>
        <p className={styles["meta"]}>
          {publisherName} · {fullDateTime(publishedAt)}
        </p>
        <p>{messages.revert.effect}</p>
        {isOutdated && (
          <Notice
            tone="error"
            actions={
              <Button disabled={isRefreshing} onClick={refresh}>
                {messages.revert.refresh}
              </Button>
            }
          >
            {messages.revert.outdated}
          </Notice>
        )}
        {error !== null && !isOutdated && (
          <Notice tone="error">{messages.revert.failed(failureWords(error))}</Notice>
        )}
        {isAlreadyPublished && !isReverting && (
          <Notice tone="note">{messages.revert.alreadyPublished}</Notice>
        )}
        <DialogActions>
          <DialogAction
            label={messages.revert.cancel}
            ref={cancelRef}
            disabled={isReverting}
            onClick={onClose}
          />
          <DialogAction
            label={isReverting ? messages.revert.reverting : messages.revert.revert}
            kind="publish"
            icon={isReverting && <Spinner />}
            disabled={isReverting || isRefreshing || isOutdated || isAlreadyPublished}
            onClick={() => revert(version.id)}
          />
        </DialogActions>
      </div>
    </Dialog>
  );
}
