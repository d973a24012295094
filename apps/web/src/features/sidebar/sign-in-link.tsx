import { LogIn } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./sidebar.module.css";

/** Stands in place of the organization while nobody is signed in. Another tab signs in: this one holds what is not saved yet. */
export function SignInLink() {
  return (
    <a href="/signIn" target="_blank" rel="noreferrer" className={styles["menuButton"]}>
      <Icon of={LogIn} />
      <span className={styles["name"]}>Sign In</span>
    </a>
  );
}
