import type { ReactNode } from "react";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import styles from "./auth-form.module.css";

interface AuthFormProps {
  /** The button's label, in sentence case. */
  readonly action: string;
  /** Whether the fields are valid and nothing is being sent: the form can be submitted. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** Shown below the button. */
  readonly below?: ReactNode;
}

/** A form of the sign-in and sign-up screens: fields, and one wide button that submits them. */
export function AuthForm({ action, isReady, onSubmit, children, below }: AuthFormProps) {
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      {children}
      <DialogAction label={action} type="submit" kind="primary" isWide disabled={!isReady} />
      {below}
    </form>
  );
}
