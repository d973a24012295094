import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  /** `error`: a failure, announced at once. `warning`: something to know before going on. `note`: a plain fact. */
  readonly tone: "error" | "warning" | "note";
  /** Buttons at the right edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A message in the content: what happened, and what the person can do. */
export function Notice({ tone, actions, children }: NoticeProps) {
  return (
    <div
      className={classNames(styles["notice"], styles[tone])}
      role={tone === "error" ? "alert" : "status"}
    >
      <div className={styles["words"]}>{children}</div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
