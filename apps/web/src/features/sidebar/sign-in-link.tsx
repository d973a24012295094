import { LogIn } from "lucide-react";
import { Icon } from "../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import styles from "./sidebar.module.css";

/**
 * Replaces the organization's menu after the session ended. Opens a new tab, because this one may have unsaved text.
 */
export function SignInLink() {
  return (
    <a href="/signIn" target="_blank" rel="noreferrer" className={styles["menuButton"]}>
      <Icon of={LogIn} />
      <span className={styles["name"]}>{messages.signIn}</span>
    </a>
  );
}
