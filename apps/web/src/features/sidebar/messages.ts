/** The texts of the sidebar and its menus. */
export const messages = {
  sidebar: "Sidebar",
  show: "Show Sidebar",
  hide: "Hide Sidebar",
  links: "Main",
  home: "Home",
  search: "Search",
  inbox: "Inbox",
  drafts: "Drafts",
  snippets: "Snippets",

  add: "Add",
  newPageOrWorkspace: "New Page / Workspace",
  newPage: "New Page",
  newWorkspace: "New Workspace",

  userMenu: (productName: string) => `${productName}: User menu`,
  signedInAs: (email: string) => `Signed in as ${email}`,
  appearance: "Appearance",
  settings: "Settings",
  signIn: "Sign In",
  signOut: "Sign out",

  organizationMenu: (organizationName: string) => `${organizationName}: Organization menu`,
  hello: (name: string) => `Hello, ${name}!`,
  active: "(active)",
  otherOrganizations: "Other organizations",
  othersNotLoaded: (reason: string) => `Your other organizations could not be loaded. ${reason}`,
  members: "Members",
  trash: "Trash",
  createOrJoin: "Create / Join Organization",

  optionsOf: (title: string) => `Options of ‘${title}’`,
  pin: { page: "Pin page", workspace: "Pin workspace" },
  unpin: { page: "Unpin page", workspace: "Unpin workspace" },
  openInNewTab: "Open in new tab",
  copyLink: "Copy link",
};
