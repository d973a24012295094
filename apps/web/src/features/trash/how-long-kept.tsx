import { restorableDays } from "@stemma/domain/workspace/restorable-days";
import type { TrashDays } from "@stemma/domain/trash/trash-days";
import { messages } from "./messages.ts";
import styles from "./trash.module.css";

interface HowLongKeptProps {
  readonly trashDays: TrashDays;
  /** Opens the setting; missing for who may not change it. */
  readonly onChange?: (() => void) | undefined;
}

/** How long what was deleted stays in the trash. */
export function HowLongKept({ trashDays, onChange }: HowLongKeptProps) {
  const { never, days } = messages.kept;
  return (
    <p className={styles["note"]}>
      {trashDays === null ? never(restorableDays) : days(trashDays, restorableDays)}{" "}
      {onChange !== undefined && (
        <button type="button" className={styles["change"]} onClick={onChange}>
          {messages.change}
        </button>
      )}
    </p>
  );
}
