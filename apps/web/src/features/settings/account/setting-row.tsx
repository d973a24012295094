import type { ReactNode, Ref } from "react";
import styles from "./account-settings.module.css";

interface SettingRowProps {
  readonly label: string;
  /** The current value. */
  readonly value: string;
  /** The label and the value, which can be given the focus where no action is there to take it. */
  readonly wordsRef?: Ref<HTMLDivElement>;
  /** The actions at the end of the row. */
  readonly children?: ReactNode;
}

/** One sign-in setting, with its actions. */
export function SettingRow({ label, value, wordsRef, children }: SettingRowProps) {
  return (
    <div className={styles["row"]}>
      <div ref={wordsRef} className={styles["words"]} tabIndex={wordsRef ? -1 : undefined}>
        <div>{label}</div>
        <div className={styles["detail"]}>{value}</div>
      </div>
      {children}
    </div>
  );
}
