import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../../features/sign-in/forgot-password-screen.tsx";
import { ResetPasswordScreen } from "../../features/sign-in/reset-password-screen.tsx";

/** Requests a link for choosing a new password. At the address of such a link (with `token`): chooses one. */
export function ResetPasswordRoute() {
  const { token } = useParams({ strict: false });
  const queryClient = useQueryClient();
  if (token === undefined) return <ForgotPasswordScreen />;
  // The reset ended every session, including this browser's, so the cache is cleared.
  return <ResetPasswordScreen token={token} onReset={() => queryClient.clear()} />;
}
