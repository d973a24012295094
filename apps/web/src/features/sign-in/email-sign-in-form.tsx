import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField, noEmail } from "./email-field.tsx";
import { messages } from "./messages.ts";
import styles from "./auth-form.module.css";

interface EmailSignInFormProps {
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
}

/** E-mail and password. SIGN IN is disabled until the browser accepts the e-mail and the password is not empty. */
export function EmailSignInForm({ onSubmit }: EmailSignInFormProps) {
  const [email, setEmail] = useState(noEmail);
  const [password, setPassword] = useState("");
  return (
    <AuthForm
      action={messages.signIn}
      isReady={email.isValid && password !== ""}
      onSubmit={() => onSubmit({ email: email.value, password })}
      below={
        <p className={styles["aside"]}>
          <Link to="/resetPassword">{messages.forgotPassword}</Link>
        </p>
      }
    >
      <EmailField email={email} onEmail={setEmail} takesFocus />
      <TextField
        label={messages.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
      />
    </AuthForm>
  );
}
