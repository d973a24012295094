/** The name of the sample's organization. */
export const organizationName = "Lind Bakery";

/** The password of every person in the sample. */
export const samplePassword = "correct horse battery";

/** The people of the sample's organization. `shows` describes what a person sees after sign-in. */
export const samplePeople = {
  ana: {
    name: "Ana Weiss",
    email: "ana@lind.example",
    shows: "head baker, administrator: a draft with a conflict, unread inbox, a request to decide",
  },
  mara: {
    name: "Mara Lind",
    email: "mara@lind.example",
    shows: "owner of the bakery, administrator: a restricted page, a draft of the minutes",
  },
  ben: {
    name: "Ben Kaya",
    email: "ben@lind.example",
    shows: "baker: edits the kitchen's pages, has no access to Management",
  },
  tomas: {
    name: "Tomas Novak",
    email: "tomas@lind.example",
    shows: "runs the shop: administers its workspace, an unpublished page",
  },
  priya: {
    name: "Priya Shah",
    email: "priya@lind.example",
    shows: "new in the shop: reads, edits nothing of the kitchen, unread inbox",
  },
} as const;

/** The address of an invited person without an account. */
export const invitedEmail = "jonas@lind.example";
