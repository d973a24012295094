import { TextField } from "../../../ui/fields/text-field.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

interface ProofFieldProps {
  readonly hasPassword: boolean;
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password; a person without one proves their identity with a recent sign-in. */
export function ProofField({ hasPassword, password, onPassword }: ProofFieldProps) {
  if (!hasPassword) return <SignInAgain />;
  return (
    <TextField
      label="Your password"
      type="password"
      autoComplete="current-password"
      required
      value={password}
      onValue={onPassword}
    />
  );
}
