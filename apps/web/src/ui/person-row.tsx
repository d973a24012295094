import type { ReactNode } from "react";
import { PersonMark } from "./person-mark.tsx";
import styles from "./person-row.module.css";

interface PersonRowProps {
  readonly name: string;
  /** A word beside the name: '(you)'. */
  readonly mark?: string | undefined;
  /** What else is known of them, such as their address; a line under the name. */
  readonly detail?: ReactNode;
  /** What can be done about them: a role, buttons. Under the words where there is no room beside them. */
  readonly children?: ReactNode;
  /** What follows under all of it, as wide as the row: a link, what failed. */
  readonly below?: ReactNode;
}

/** A person in a list, or an address that stands for one. */
export function PersonRow({ name, mark, detail, children, below }: PersonRowProps) {
  return (
    <li className={styles["row"]}>
      <PersonMark name={name} />
      <div className={styles["words"]}>
        <div className={styles["name"]}>
          {name}
          {mark !== undefined && <span className={styles["mark"]}> {mark}</span>}
        </div>
        {detail !== undefined && <div className={styles["detail"]}>{detail}</div>}
      </div>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
      {below !== undefined && <div className={styles["below"]}>{below}</div>}
    </li>
  );
}
