/** The texts of the menus of a page's path, in their chunk. */
export const pathMenuMessages = {
  hidden: "Pages above",
  besideMenu: "Pages on this level",
  all: "All pages…",
  notRead: (reason: string) => `The pages could not be listed. ${reason}`,
};
