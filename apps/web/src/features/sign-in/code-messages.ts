/** The texts of the second step of signing in. Apart, because they load with it. */
export const messages = {
  title: "Enter your code",
  fromApp: "Your authenticator app shows a code of six digits for this account.",
  fromPaper:
    "Use one of the recovery codes that you saved. Each works once. If you lost them too, ask whoever runs this server.",
  code: "Code",
  recoveryCode: "Recovery code",
  withRecoveryCode: "Use a recovery code",
  withApp: "Use the app",
  back: "Back to sign-in",
  signIn: "Sign in",
};
