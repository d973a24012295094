/** The texts about what changed since a page was last read. */
export const messages = {
  banner: "Changes since you last read",
  versions: (count: number) =>
    count === 1 ? "1 version since you last read it" : `${count} versions since you last read it`,
  named: (readOn: string, subjects: string) => ` (${readOn}): ${subjects}.`,
  newestNamed: (readOn: string, subjects: string) => ` (${readOn}), most recently ${subjects}.`,
  wentBack: "This page went back to an earlier version",
  wentBackTo: (subject: string) => `This page went back to “${subject}”`,
  since: (readOn: string) => ` since you last read it (${readOn}).`,
  subject: (subjectLine: string) => `“${subjectLine}”`,
  show: "Show changes",
  hide: "Hide changes",
  markRead: "Mark as read",
};
