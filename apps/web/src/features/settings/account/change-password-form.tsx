import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { changePassword, type AuthenticationFailure } from "../../../entities/account/auth.ts";
import { NewPasswordField } from "../../../entities/account/new-password-field.tsx";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.tsx";
import { SettingForm } from "./setting-form.tsx";

/** The current and the new password. Changing it ends every other session. */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const currentRef = useRef<HTMLInputElement>(null);
  // The form appears after a button press, so the password field takes the focus.
  useEffect(() => currentRef.current?.focus(), []);
  const queryClient = useQueryClient();
  const { run, isRunning } = useSingleFlight(async () => {
    const failed = await changePassword(current, next);
    setFailure(failed);
    if (failed !== null) return;
    void queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() });
    onChanged();
  });
  const isReady = current !== "" && next.length >= passwordMinCharacters && !isRunning;
  return (
    <SettingForm
      action={messages.changePassword}
      isReady={isReady}
      onSubmit={() => void run()}
      failure={failure && passwordFailureWords(failure)}
    >
      <TextField
        ref={currentRef}
        label={messages.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onValue={setCurrent}
      />
      <NewPasswordField label={messages.newPassword} value={next} onValue={setNext} />
    </SettingForm>
  );
}

function passwordFailureWords(failure: AuthenticationFailure): string {
  const { wrong, tooLong, tooEasy, tooOften, other } = messages.passwordFailures;
  if (failure === "INVALID_PASSWORD") return wrong;
  if (failure === "PASSWORD_TOO_LONG") return tooLong;
  if (failure === "PASSWORD_TOO_EASY") return tooEasy;
  if (failure === "TOO_MANY_REQUESTS") return tooOften;
  return other;
}
