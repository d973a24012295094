import { Link } from "@tanstack/react-router";
import styles from "./auth-form.module.css";

interface SignInErrorProps {
  readonly message: string | null;
  /** The path that the visitor wanted to open; 'Sign in instead' leads there too. */
  readonly redirect?: string;
}

/** Why signing in or up failed; 'reset your password' and 'Sign in instead' in the text become links. */
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
