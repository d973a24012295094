import type { ReactNode } from "react";
import styles from "./account-settings.module.css";

interface SettingRowProps {
  readonly label: string;
  /** The current value. */
  readonly value: string;
  /** The actions at the end of the row. */
  readonly children?: ReactNode;
}

/** One sign-in setting, with its actions. */
export function SettingRow({ label, value, children }: SettingRowProps) {
  return (
    <div className={styles["row"]}>
      <div className={styles["words"]}>
        <div>{label}</div>
        <div className={styles["detail"]}>{value}</div>
      </div>
      {children}
    </div>
  );
}
