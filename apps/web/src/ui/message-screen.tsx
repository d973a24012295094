import type { ReactNode } from "react";
import { Main } from "./main.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  readonly title: string;
  /** What happened, in a sentence or two. */
  readonly children: ReactNode;
  /** The way out: a link or buttons. */
  readonly actions: ReactNode;
  /** What else belongs here, under the way out. */
  readonly below?: ReactNode;
}

/** A screen that has only something to say: not found, no access, a failure. */
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
