/** The texts of uploads. */
export const messages = {
  title: "Uploads",
  sending: (name: string) => `Uploading ${name}`,
  percent: (sent: number) => `${sent} %`,
  storing: "Storing…",
  cancel: (name: string) => `Cancel the upload of ${name}`,
  retry: "Try again",
  dismiss: (name: string) => `Dismiss ${name}`,
  /** The writer left the draft. */
  cutOff: (count: number) =>
    count === 1 ? "An upload was cancelled." : `${count} uploads were cancelled.`,
  failed: (name: string) => `${name} was not added.`,
  reasons: {
    tooLarge: (most: string) => `Files may have up to ${most}.`,
    full: (left: string) => `The organization has ${left} left for files.`,
    diskFull: "The server has no room for files just now.",
    damaged: "The image is damaged, or its format is not known here.",
    heic: "Browsers cannot show images in the HEIC format. Export it as JPEG.",
    pixels: "The image has more than 100 million pixels.",
    unreadable: "It is a folder, or it cannot be read any more.",
    offline: "The connection broke off.",
    gone: "The draft is not there any more.",
    notAllowed: "You may not edit this page any more.",
    signedOut: "You are signed out.",
    other: "The server could not store it.",
  },
};
