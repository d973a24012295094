import { TextField } from "../../../ui/fields/text-field.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { messages } from "../messages.tsx";

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
      label={messages.yourPassword}
      type="password"
      autoComplete="current-password"
      required
      value={password}
      onValue={onPassword}
    />
  );
}
