import { useState } from "react";
import { trashDaysChoices, type TrashDays } from "@stemma/domain/trash/trash-days";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "../settings.module.css";
import { messages } from "./messages.ts";

interface TrashSettingProps {
  readonly trashDays: TrashDays;
  readonly onChange: (trashDays: TrashDays) => Promise<void>;
}

const never = "never";

/** After how many days deleted pages are deleted permanently. A shorter time is asked about first: it loses pages. */
export function TrashSetting({ trashDays, onChange }: TrashSettingProps) {
  const { run, error } = useSingleFlight(onChange);
  const [asked, setAsked] = useState<Exclude<TrashDays, null> | null>(null);
  const words = messages.trash;
  const isShorter = (days: number) => trashDays === null || days < trashDays;
  return (
    <>
      <Select
        label={words.label}
        value={trashDays === null ? never : `${trashDays}`}
        options={[
          { value: never, label: words.never },
          ...trashDaysChoices.map((days) => ({ value: `${days}`, label: words.days(days) })),
        ]}
        onValue={(value) => {
          const days = trashDaysChoices.find((choice) => `${choice}` === value) ?? null;
          if (days !== null && isShorter(days)) setAsked(days);
          else void run(days);
        }}
      />
      <p className={styles["hint"]}>{words.hint}</p>
      {error !== null && <Notice tone="error">{messages.notChanged(failureWords(error))}</Notice>}
      <ConfirmDialog
        isOpen={asked !== null}
        question={words.question(asked ?? 0)}
        yes={words.yes}
        no={messages.cancel}
        onYes={() => {
          if (asked !== null) void run(asked);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      >
        {words.consequence}
      </ConfirmDialog>
    </>
  );
}
