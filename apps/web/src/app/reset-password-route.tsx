import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/sign-in/forgot-password-screen.tsx";
import { ResetPasswordScreen } from "../features/sign-in/reset-password-screen.tsx";

/** Asking for a link by which a new password is chosen, and, at the address of such a link, choosing one. */
export function ResetPasswordRoute() {
  const { token } = useParams({ strict: false });
  const queryClient = useQueryClient();
  if (token === undefined) return <ForgotPasswordScreen />;
  // Every session has ended, this browser's too: what it knows of the person is forgotten.
  return <ResetPasswordScreen token={token} onReset={() => queryClient.clear()} />;
}
