import type { ReactNode } from "react";
import styles from "./account-settings.module.css";

interface SettingRowProps {
  readonly label: string;
  /** How it stands. */
  readonly value: string;
  /** What can be done about it, at the end of the row. */
  readonly children?: ReactNode;
}

/** One fact about how a person signs in, with what they can do about it. */
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
