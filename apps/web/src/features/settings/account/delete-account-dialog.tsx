import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { holdReadsWhile } from "../../../lib/queries/read-gate.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { fateWords } from "./fate-words.ts";
import { proofFailureWords } from "./proof-failure-words.ts";
import { ProofField } from "./proof-field.tsx";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";

interface DeleteAccountDialogProps {
  readonly onClose: () => void;
  /** Called after the deletion, to leave all of the person's screens. */
  readonly onDeleted: () => Promise<void>;
}

/** Shows what the deletion of the account removes and what stays, asks for proof of identity, then deletes. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState("");
  const preview = useQuery(orpc.accounts.previewDeletion.queryOptions({ gcTime: 0 }));
  const methods = useQuery(orpc.accounts.signInMethods.queryOptions());
  const hasPassword = methods.data?.hasPassword ?? true;
  const { run, isRunning, error } = useSingleFlight(async () => {
    await holdReadsWhile(async () => {
      await api.accounts.delete(hasPassword ? { password } : {});
      await onDeleted();
    });
  });
  const organizations = preview.data?.organizations;
  const unnamed = (preview.data?.count ?? 0) - (organizations?.length ?? 0);
  const isBlocked = organizations?.some(({ fate }) => fate === "blocked") ?? true;
  const isReady = !isBlocked && (password !== "" || !hasPassword) && !isRunning;
  return (
    <Dialog isOpen onClose={onClose} title={messages.deleteTitle} width="520px" isHeld={isRunning}>
      <form
        className={styles["settings"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void run();
        }}
      >
        <p>{messages.deleteNote}</p>
        {preview.isError && (
          <LoadFailure words={failureWords(preview.error)} onRetry={() => void preview.refetch()} />
        )}
        {preview.isPending && <Loader />}
        {organizations !== undefined && (
          <ul className={styles["rows"]} aria-label={messages.fates}>
            {organizations.map((organization) => (
              <li key={organization.organizationId} className={styles["row"]}>
                <div className={styles["words"]}>
                  <div>{organization.organizationName}</div>
                  <div className={styles["detail"]}>{fateWords(organization)}</div>
                </div>
              </li>
            ))}
          </ul>
        )}
        {unnamed > 0 && <p>{messages.moreFates(unnamed)}</p>}
        {!isBlocked && (
          <ProofField hasPassword={hasPassword} password={password} onPassword={setPassword} />
        )}
        {error !== null && <Notice tone="error">{proofFailureWords(error)}</Notice>}
        <DialogActions>
          <DialogAction label={messages.keepAccount} onClick={onClose} />
          <DialogAction
            label={messages.deleteAccount}
            type="submit"
            kind="primary"
            disabled={!isReady}
          />
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? messages.deleting : null} />
    </Dialog>
  );
}
