import { useEffect, useRef, useState } from "react";
import { toOneLine } from "@stemma/domain/text/one-line";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { passwordMinCharacters } from "../../entities/account/password-min-characters.ts";
import styles from "./auth-form.module.css";

interface SignUpFormProps {
  /** The initial e-mail address. */
  readonly firstEmail: string;
  readonly onSubmit: (person: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }) => void;
}

/** Name, e-mail and password of a new account. CREATE ACCOUNT is disabled until all three are valid. */
export function SignUpForm({ firstEmail, onSubmit }: SignUpFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState("");
  const [isEmailValid, setIsEmailValid] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setIsEmailValid(emailRef.current?.validity.valid ?? false);
    nameRef.current?.focus();
  }, []);
  const isReady =
    toOneLine(name) !== "" && isEmailValid && password.length >= passwordMinCharacters;
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit({ name: toOneLine(name), email, password });
      }}
    >
      <TextField
        ref={nameRef}
        label="Name"
        name="name"
        autoComplete="name"
        required
        value={name}
        onValue={setName}
      />
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
        autoComplete="new-password"
        required
        hint={`at least ${passwordMinCharacters} characters`}
        value={password}
        onValue={setPassword}
      />
      <Button type="submit" kind="primary" isWide disabled={!isReady}>
        CREATE ACCOUNT
      </Button>
    </form>
  );
}
