import type { AccessOption } from "./access-choice.tsx";
import styles from "./access-choice.module.css";

/** The general access, read-only, for people who cannot change it. */
export function AccessFact({ option }: { readonly option: AccessOption<string> }) {
  return (
    <div>
      <p className={styles["legend"]}>General access</p>
      <p>{option.label}</p>
      <p className={styles["detail"]}>{option.detail}</p>
    </div>
  );
}
