/** The texts of subscriptions and of notification mail. */
export const messages = {
  pages: "Page Subscriptions",
  workspaces: "Workspace Subscriptions",
  users: "User Subscriptions",
  none: "No subscriptions.",
  goToPage: "Go to Page",
  goToWorkspace: "Go to Workspace",
  deletedMark: "(Deleted) ",
  subscribe: "Subscribe",
  unsubscribe: "Unsubscribe",
  /** The accessible name of an action in a row. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  notLoaded: (reason: string) => `The subscriptions could not be read. ${reason}`,
  notSubscribed: (reason: string) => `You were not subscribed. ${reason}`,
  notUnsubscribed: (title: string, reason: string) =>
    `You were not unsubscribed from ‘${title}’. ${reason}`,

  mail: {
    label: "Mail me notifications",
    options: { off: "Off", atOnce: "At once", daily: "Once a day" },
    meanings: {
      off: "No notifications are mailed. You find them in the inbox.",
      atOnce: "Each notification is mailed soon, unless you have already seen it here.",
      daily: "You get one mail a day, with the notifications you have not seen here yet.",
    },
    unconfirmed: "Not confirmed yet. Until it is, no notifications are mailed.",
    goesTo: (email: string) =>
      `Mail goes to ${email}, for all your organizations. Each mail has a link that turns this off.`,
    notSetUp:
      "This server sends no mail until your administrator sets up a mail server. Your choice applies from then on.",
    notSaved: (reason: string) => `Your choice was not saved. ${reason}`,
  },

  endMail: {
    title: "End notification mail?",
    text: (productName: string) =>
      `${productName} will no longer mail you notifications, for all your organizations. You stay subscribed, and your inbox still shows them. Mail that you need to sign in is still sent.`,
    action: "End notification mail",
    failed: (reason: string) => `Nothing was changed. ${reason}`,
    doneTitle: "You get no more notification mail",
    done: "Your inbox still shows your notifications. To get mail again, choose it in the inbox settings.",
    invalidTitle: "This link does not work",
    invalid:
      "It may be incomplete, or a newer mail has replaced it. You can also end the mail yourself: sign in, and choose ‘Off’ in the inbox settings, under ‘Mail’.",
    goTo: (productName: string) => `Go to ${productName}`,
  },
};
