/** The texts of what is new, on Home. */
export const messages = {
  published: "Recently published",
  subject: (subjectLine: string) => `“${subjectLine}”`,
  changeOf: (subjectLine: string, page: string) => `“${subjectLine}”: what changed in ${page}`,
  by: (publisher: string) => `, ${publisher}`,
  changed: "Changed since you read",
  newest: (subjectLine: string, publisher: string) => `“${subjectLine}”, ${publisher}`,
  notLoaded: (reason: string) => `The list could not be loaded. ${reason}`,
};
