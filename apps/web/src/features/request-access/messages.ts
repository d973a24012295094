/** The texts of requesting access to a page or workspace. */
export const messages = {
  message: "Message",
  messageHint: "optional",
  request: "Request access",
  requestedBefore: (time: string) =>
    `You asked ${time}. If you hear nothing, ask the person who gave you the link.`,
  sent: "Your request was sent.",
  sentHint:
    "We'll let you know here once you have access. If you hear nothing, ask the person who gave you the link.",
  notSent: (reason: string) => `Your request was not sent. ${reason}`,
};
