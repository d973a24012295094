/** The texts of the settings: of the person, of the organization and of the account. */
export const messages = {
  title: "Settings",
  tabs: { user: "User", organization: "Organization", account: "Account" },
  signOut: "Sign out",
  closeWithoutSaving: "Close again to leave without saving.",
  retry: "Retry",
  tryAgain: "Try again",
  backToHome: "Back to Home",

  signedInAs: (email: string) => `Signed in as ${email}`,
  firstName: "First name",
  lastName: "Last name",
  appearance: "Appearance",

  settingsIn: (organizationName: string) => (
    <>
      Your settings in <strong>{organizationName}</strong>
    </>
  ),
  displayName: "Display name",
  membersNote: "Who is in this organization",
  members: "Members",
  sidebar: "Sidebar",
  forAllMembers: "For all members",
  organizationName: "Organization Name",
  save: "Save",
  notRenamed: (reason: string) => `The organization was not renamed. ${reason}`,
  saved: (field: string) => `${field} saved`,
  unsaved: (field: string) => `${field} unsaved`,
  notSaved: (field: string, reason: string) => `${field} is not saved. ${reason}`,

  signingIn: "Signing in",
  unconfirmed:
    "Not confirmed yet. Until it is, invitations to this address wait, and no notifications are mailed.",
  email: "Email",
  newEmail: "New email",
  change: "Change",
  changeEmail: "Change email",
  sendLink: "Send link",
  emailLinkSent: (email: string) =>
    `A link is on its way to ${email}. Open it within a day, in a browser where you are signed in.`,
  emailLinkInLog: (email: string) =>
    `This server sends no mail. The link for ${email} is in the server's log: ask your administrator.`,
  emailChanged: "Your email is changed",
  signInWith: (email: string) => `From now on you sign in with ${email}.`,
  emailNotChanged: "Your email was not changed",
  linkInvalid: "This link no longer works",
  linkInvalidWhy:
    "It was already used, is older than a day, or was requested from an account other than the one you are signed in with.",
  newLink: "Request a new link",

  password: "Password",
  passwordSet: "Set",
  passwordNotSet: "Not set",
  changePassword: "Change password",
  setPassword: "Set a password",
  yourPassword: "Your password",
  currentPassword: "Current password",
  newPassword: "New password",
  passwordLinkSent: (email: string) =>
    `A link to set a password is on its way to ${email}. It works once, within an hour.`,
  passwordLinkInLog:
    "This server sends no mail. The link to set a password is in the server's log: ask your administrator.",
  linkNotSent: "The link could not be sent. Wait a minute and try again.",
  passwordChanged: "Your password is changed. You are signed out everywhere else.",
  passwordFailures: {
    wrong: "Incorrect password. Please try again.",
    tooLong: "This password is too long. Please choose one of at most 128 characters.",
    tooEasy:
      "This password is easy to guess: many people use it, or it is made of names. Please choose another.",
    tooOften: "Too many tries. Wait a minute and try again.",
    other: "The password was not changed. Please try again.",
  },

  linked: "Linked",
  notLinked: (provider: string) =>
    `Not linked. To link it, sign in with ${provider}. Your email must be the same there, and verified.`,
  proof: {
    note: "You have no password, so this works only within ten minutes after you sign in.",
    signInAgain: (provider: string) => `Sign in again with ${provider}`,
    done: "You just signed in. You can continue.",
    tooOften: "Too many tries. Wait five minutes and try again.",
    tooLongAgo: "You signed in more than ten minutes ago. Sign in again, then continue.",
  },

  sessions: "Where you are signed in",
  endOthers: "End all others",
  lastSeen: (time: string) => `last seen ${time}`,
  now: "now",
  thisComputer: "This computer",
  thisSession: "This one",
  end: "End",
  cancel: "Cancel",
  endProof: "You signed in here more than a day ago. Ending sessions needs your password.",
  endSessionOf: (device: string) => `End the session of ${device}`,

  deleteAccount: "Delete account",
  deleteAccountNote:
    "Versions that you published in organizations with other members stay, under your name. You see what is deleted before you confirm.",
  openDeletion: "Delete account…",
  deleteTitle: "Delete your account",
  deleteNote:
    "Your sign-in, sessions, drafts, pins and settings are deleted for good. Your email address can be used for another account.",
  fates: "What happens to your organizations",
  moreFates: (count: number) =>
    count === 1 ? "And 1 more organization." : `And ${count} more organizations.`,
  keepAccount: "Keep my account",
  deleting: "Deleting your account…",
  fate: {
    blocked:
      "You are its only admin. Make someone else an admin first, or remove the other members.",
    removed: "You are its only member. It is deleted with everything in it",
    left: "You leave it.",
    and: " and ",
    pages: (count: number) => `${count} published ${count === 1 ? "page" : "pages"}`,
    drafts: (count: number) => `${count} ${count === 1 ? "draft" : "drafts"}`,
    deleted: (things: string, count: number) =>
      `${things} that only you can see ${count === 1 ? "is" : "are"} deleted.`,
    versionsStay: (count: number) =>
      count === 1
        ? "1 version that you published stays, under your name."
        : `${count} versions that you published stay, under your name.`,
  },
};
