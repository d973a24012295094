/** The texts of the settings that an organization has for all its members. */
export const messages = {
  icon: "Icon",
  chooseIcon: "Choose icon",
  changeIcon: (icon: string) => `Change icon ${icon}`,
  iconTitle: "Organization icon",
  iconExplanation: "It stands before the organization's name, at once and for all members.",
  onlyAdministrators: "Only admins create workspaces",
  onlyAdministratorsHint:
    "If this is off, every member can. Nobody loses the workspaces they have.",
  requireSecondFactor: "Require a second factor",
  requireSecondFactorHint:
    "Members with a password must set one up before they see anything here. Members without one sign in with a provider and are not asked.",
  trash: {
    label: "Delete pages in the trash permanently",
    never: "Never",
    days: (days: number) => `After ${days} days`,
    hint: "Until then, admins can restore them. Deleted workspaces stay for 30 days in any case.",
    question: (days: number) => `Delete pages permanently after ${days} days in the trash?`,
    consequence:
      "Pages that have been in the trash for longer go within an hour. Nobody can restore them then.",
    yes: "Change",
  },
  notChanged: (reason: string) => `The setting was not changed. ${reason}`,

  auditNote: "Who signed in, invited, shared and deleted",
  audit: "Audit log",

  deleteNote: "Delete this organization with everything in it",
  delete: "Delete organization",
  deleteTitle: (name: string) => `Delete ${name}?`,
  consequence: (days: number) =>
    `Nobody gets in any more. Its admins can restore it under ‘Create / Join Organization’ for ${days} days; then it is gone with all its workspaces, pages and drafts.`,
  confirmName: (name: string) => `To delete it, enter its name: ${name}`,
  cancel: "Cancel",
  deleting: "Deleting organization…",
  notDeleted: (reason: string) => `The organization was not deleted. ${reason}`,
  nameDiffers: "It has another name now. Check the name and try again.",
};
