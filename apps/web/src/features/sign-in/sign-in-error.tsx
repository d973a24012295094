import { Link } from "@tanstack/react-router";
import styles from "./auth-form.module.css";

/** The words of a failure that lead somewhere. */
const wayOut = "reset your password";

/** Why signing in did not work; 'reset your password' in it leads there. */
export function SignInError({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  const [before, after] = message.split(wayOut);
  return (
    <p className={styles["error"]} role="alert">
      {before}
      {after !== undefined && (
        <>
          <Link to="/resetPassword">{wayOut}</Link>
          {after}
        </>
      )}
    </p>
  );
}
