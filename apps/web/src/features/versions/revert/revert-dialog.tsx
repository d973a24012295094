import { useRef } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionSummary } from "@stemma/contract/shapes";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import { quoted } from "../words/quoted.ts";
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
  const isThere = version.id === pageView.page.publishedVersion;
  return (
    <Dialog
      isOpen
      isHeld={isReverting}
      onClose={onClose}
      title={`Revert to ${quoted(publishMessage.subjectLine)}?`}
      initialFocus={cancelRef}
    >
      <div className={styles["content"]}>
        <p className={styles["meta"]}>
          {publisherName} · {fullDateTime(publishedAt)}
        </p>
        <p>
          The page shows this version again. Later versions stay in the history; drafts stay as they
          are.
        </p>
        {isOutdated && (
          <Notice
            tone="error"
            actions={
              <Button disabled={isRefreshing} onClick={refresh}>
                Refresh
              </Button>
            }
          >
            Another version was published meanwhile, so nothing was reverted. Refresh to see it,
            then decide again.
          </Notice>
        )}
        {error !== null && !isOutdated && (
          <Notice tone="error">Nothing was reverted. {failureWords(error)}</Notice>
        )}
        {isThere && !isReverting && (
          <Notice tone="note">This version is the published one now.</Notice>
        )}
        <DialogActions>
          <Button ref={cancelRef} disabled={isReverting} onClick={onClose}>
            CANCEL
          </Button>
          <Button
            kind="publish"
            icon={isReverting && <Spinner />}
            disabled={isReverting || isRefreshing || isOutdated || isThere}
            onClick={() => revert(version.id)}
          >
            {isReverting ? "REVERTING…" : "REVERT"}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
