import { Link } from "@tanstack/react-router";
import { messages } from "./messages.ts";
import styles from "./auth-form.module.css";

const { resetPassword, signIn } = messages.failureLinks;

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
      {message.split(new RegExp(`(${resetPassword}|${signIn})`)).map((words) => {
        if (words === resetPassword) {
          return (
            <Link key={words} to="/resetPassword">
              {words}
            </Link>
          );
        }
        if (words === signIn) {
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
