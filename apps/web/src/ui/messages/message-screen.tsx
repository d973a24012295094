import type { ReactNode } from "react";
import { Main } from "../layout/main.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  readonly title: string;
  /** What happened, in a sentence or two. */
  readonly children: ReactNode;
  /** A link or buttons that lead on. */
  readonly actions: ReactNode;
  /** More content, below the actions. */
  readonly below?: ReactNode;
}

/** A screen that shows only a message: not found, no access, a failure. */
export function MessageScreen({ title, children, actions, below }: MessageScreenProps) {
  return (
    <Main className={styles["screen"]}>
      <h1 className={styles["title"]}>{title}</h1>
      <div className={styles["words"]}>{children}</div>
      <div className={styles["actions"]}>{actions}</div>
      {below}
    </Main>
  );
}
