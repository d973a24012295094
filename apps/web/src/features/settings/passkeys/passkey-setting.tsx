import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Passkey } from "@stemma/contract/account-life.contract";
import type { PasskeyId } from "@stemma/domain/ids";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { canUsePasskeys } from "../../../entities/account/can-use-passkeys.ts";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../account/account-settings.module.css";
import { SettingRow } from "../account/setting-row.tsx";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { messages } from "./messages.ts";

interface PasskeySettingProps {
  readonly passkeys: readonly Passkey[];
  readonly hasPassword: boolean;
}

/** The passkeys of the person: another is added, each can be removed after a question. */
export function PasskeySetting({ passkeys, hasPassword }: PasskeySettingProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const wordsRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const removed = useRef<PasskeyId | null>(null);
  const now = useNow(passkeys.map(({ createdAt, lastUsedAt }) => lastUsedAt ?? createdAt));
  const reread = () =>
    queryClient.invalidateQueries({ queryKey: orpc.accounts.signInMethods.key() });
  const removal = useSingleFlight(async ({ id: passkeyId }: Passkey) => {
    setIsAdded(false);
    await api.accounts.removePasskey({ passkeyId });
    removed.current = passkeyId;
    await reread();
  });
  useEffect(() => {
    if (removed.current === null || passkeys.some(({ id }) => id === removed.current)) return;
    // The button that had the focus has gone with its row.
    removed.current = null;
    const button = addRef.current ?? listRef.current?.querySelector("button");
    (button ?? wordsRef.current)?.focus();
  }, [passkeys]);
  const timeOf = (instant: string) => relativeTime(new Date(instant), now);
  const isPossible = canUsePasskeys();
  const none = isPossible ? messages.none : messages.impossible;
  return (
    <>
      <SettingRow
        label={messages.label}
        wordsRef={wordsRef}
        value={passkeys.length === 0 ? none : messages.some(passkeys.length)}
      >
        {isPossible && (
          <Button
            ref={addRef}
            aria-expanded={isOpen}
            aria-label={messages.addLabel}
            onClick={() => {
              setIsAdded(false);
              setIsOpen(!isOpen);
            }}
          >
            {messages.add}
          </Button>
        )}
      </SettingRow>
      {isAdded && <Notice tone="note">{messages.added}</Notice>}
      {isOpen && (
        <AddPasskeyForm
          hasPassword={hasPassword}
          onCancel={() => setIsOpen(false)}
          onAdded={() => {
            setIsOpen(false);
            setIsAdded(true);
            void reread();
          }}
        />
      )}
      {removal.error !== null && <Notice tone="error">{failureWords(removal.error)}</Notice>}
      {passkeys.length > 0 && (
        <ul ref={listRef} className={styles["rows"]} aria-label={messages.label}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles["row"]}>
              <div className={styles["words"]}>
                <div>{passkey.name}</div>
                <div className={styles["detail"]}>
                  {messages.madeAt(timeOf(passkey.createdAt))} ·{" "}
                  {passkey.lastUsedAt === null
                    ? messages.neverUsed
                    : messages.usedAt(timeOf(passkey.lastUsedAt))}
                </div>
              </div>
              <Button
                aria-label={messages.removeLabel(passkey.name)}
                // Not disabled, so that it keeps the focus when the removal fails.
                aria-disabled={removal.isRunning}
                onClick={() => removal.isRunning || setToRemove(passkey)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {toRemove !== null && (
        <ConfirmDialog
          isOpen
          question={messages.removal.question(toRemove.name)}
          yes={messages.remove}
          no={messages.cancel}
          onYes={() => {
            setToRemove(null);
            void removal.run(toRemove);
          }}
          onNo={() => setToRemove(null)}
        >
          {messages.removal.consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
