import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./auth-form.module.css";

interface EmailSignInFormProps {
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
}

/** E-mail and password. SIGN IN is disabled until the browser accepts the e-mail and the password is not empty. */
export function EmailSignInForm({ onSubmit }: EmailSignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isEmailValid, setIsEmailValid] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  // The visitor chose to sign in by e-mail, so the e-mail field takes the focus.
  useEffect(() => emailRef.current?.focus(), []);
  const isReady = isEmailValid && password !== "";
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit({ email, password });
      }}
    >
      <TextField
        ref={emailRef}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onValue={(value) => {
          setEmail(value);
          setIsEmailValid(emailRef.current?.validity.valid ?? false);
        }}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onValue={setPassword}
      />
      <Button type="submit" kind="primary" isWide disabled={!isReady}>
        SIGN IN
      </Button>
      <p className={styles["aside"]}>
        <Link to="/resetPassword">Forgot your password?</Link>
      </p>
    </form>
  );
}
