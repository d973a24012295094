import type { AccessOption } from "./access-choice.tsx";
import { messages } from "./messages.ts";
import styles from "./access-choice.module.css";

/** The general access, read-only, for people who cannot change it. */
export function CurrentAccess({ option }: { readonly option: AccessOption<string> }) {
  return (
    <div>
      <p className={styles["legend"]}>{messages.generalAccess}</p>
      <p>{option.label}</p>
      <p className={styles["detail"]}>{option.detail}</p>
    </div>
  );
}
