import { LogIn } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./sidebar.module.css";

/** Replaces the organization's menu once the session has ended. It opens another tab, because this one holds unsaved text. */
export function SignInLink() {
  return (
    <a href="/signIn" target="_blank" rel="noreferrer" className={styles["menuButton"]}>
      <Icon of={LogIn} />
      <span className={styles["name"]}>Sign In</span>
    </a>
  );
}
