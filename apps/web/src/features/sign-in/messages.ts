/** The texts of signing in, signing up, signing out and choosing a new password. */
export const messages = {
  signInTo: (productName: string) => `Sign in to ${productName}`,
  signInWith: (provider: string) => `Sign in with ${provider}`,
  signInByEmail: "Sign in with Email & Password",
  signInWithPasskey: "Sign in with a passkey",
  signInInThisTab: "Sign in in this tab",
  signIn: "Sign in",
  signingIn: "Signing in…",
  isNewHere: "New here?",
  createAccount: "Create account",
  createAnAccount: "Create an account",
  creatingAccount: "Creating account…",
  hasAccount: "Have an account?",
  name: "Name",
  email: "Email",
  password: "Password",

  forgotPassword: "Forgot your password?",
  resetTitle: "Reset your password",
  remembersPassword: "Remembered it?",
  sendLink: "Send link",
  linkMailed: (email: string) =>
    `If there is an account for ${email}, a link is on its way there. It works once, within an hour.`,
  linkInLog: (email: string) =>
    `This server sends no mail. If there is an account for ${email}, a link is in the server's log: ask your administrator.`,
  choosePassword: "Choose a new password",
  newPassword: "New password",
  setPassword: "Set password",
  passwordChanged: "Your password is changed. You are signed out everywhere.",
  newLink: "Request a new link",
  backToSignIn: "Back to sign-in",

  signedIn: "You are signed in",
  mayCloseWindow: "You can close this window.",
  continueHere: "Continue here",
  notSignedIn: "You are not signed in",

  signOut: {
    question: "Are you sure you want to sign out?",
    yes: "Yes",
    no: "No",
    running: "Signing out…",
    failed: "Signing out did not work. You are still signed in. Try again.",
  },

  /** The messages for a failed sign-in; the first ones are in the specification, section 8. */
  failures: {
    INVALID_EMAIL: "Invalid email format. Please enter a valid email.",
    USER_NOT_FOUND: "No account found with this email.",
    INVALID_PASSWORD: "Incorrect password. Please try again.",
    TOO_MANY_REQUESTS: "Too many failed attempts. Please wait or reset your password.",
    OTHER: "Login failed. Please check your credentials and try again.",
    UNEXPECTED: "An unexpected error occurred. Please try again.",
    INVALID_NAME: "Please enter a name in one line, of at most 200 characters.",
    USER_ALREADY_EXISTS: "An account with this email exists already. Sign in instead.",
    INVALID_CODE: "This code is not right. Please try again.",
    CODE_USED: "This code was used already. Please try the next one that the app shows.",
    SECOND_FACTOR_UNREADABLE:
      "The server can no longer check this code. Try a recovery code, or ask whoever runs the server to remove your second factor.",
    CODE_EXPIRED: "That took too long, or too many codes were wrong. Please sign in again.",
    PASSKEY_NOT_USED: "No passkey was used. Try again, or sign in another way.",
    PASSKEY_UNKNOWN: "No account here has this passkey. Sign in another way.",
    INVALID_TOKEN: "This link was already used, or is older than an hour.",
    PASSWORD_TOO_SHORT: "This password is too short. Please choose one of at least 8 characters.",
    PASSWORD_TOO_LONG: "This password is too long. Please choose one of at most 128 characters.",
    PASSWORD_TOO_EASY:
      "This password is easy to guess: many people use it, or it is made of names. Please choose another.",
  },
  /** Replace those messages at sign-up and password changes, where they do not fit. */
  signUpFailures: {
    TOO_MANY_REQUESTS: "Too many tries. Please wait a minute and try again.",
    OTHER: "This did not work. Please try again.",
  },
  /** The parts of those messages that become links. */
  failureLinks: {
    resetPassword: "reset your password",
    signIn: "Sign in instead",
  },
};
