import type { ReactNode } from "react";
import { PersonMark } from "./person-mark.tsx";
import styles from "./person-row.module.css";

interface PersonRowProps {
  readonly name: string;
  /** A word beside the name, such as '(you)'. */
  readonly mark?: string | undefined;
  /** More about the person, such as their address; a line below the name. */
  readonly detail?: ReactNode;
  /** A role, or buttons. Below the name if there is no room beside it. */
  readonly children?: ReactNode;
  /** Content below the row, at full width: a link, a failure. */
  readonly below?: ReactNode;
}

/** A person in a list, or the address of a person who has no account yet. */
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
