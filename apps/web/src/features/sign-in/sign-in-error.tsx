import { Link } from "@tanstack/react-router";
import styles from "./auth-form.module.css";

interface SignInErrorProps {
  readonly message: string | null;
  /** Where the visitor wanted to be, a path of this site: signing in instead leads there too. */
  readonly redirect?: string;
}

/** Why signing in or up did not work; 'reset your password' and 'Sign in instead' in it are links. */
export function SignInError({ message, redirect = "/" }: SignInErrorProps) {
  if (message === null) return null;
  return (
    <p className={styles["error"]} role="alert">
      {message.split(/(reset your password|Sign in instead)/).map((words) => {
        if (words === "reset your password") {
          return (
            <Link key={words} to="/resetPassword">
              {words}
            </Link>
          );
        }
        if (words === "Sign in instead") {
          return (
            <Link key={words} to="/signIn" search={redirect === "/" ? {} : { redirect }}>
              {words}
            </Link>
          );
        }
        return words;
      })}
    </p>
  );
}
