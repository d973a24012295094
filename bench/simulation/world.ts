/** What is assumed about the people and the machines. None of it was measured. */
export interface World {
  readonly nodes: number;
  /** The open screens of all nodes together; each shows a page. */
  readonly screens: number;
  /** The cores of the one database that takes writes. */
  readonly databaseCores: number;
  /** Hot pages: many members of one workspace show the same page, and all others show another page of that workspace. */
  readonly hotPages: number;
  readonly screensOfHotPage: number;
  readonly subscribersOfHotPage: number;
  readonly hotPublishesPerMinute: number;
  /** Every other workspace has so many open screens, of which some show the page that is published. */
  readonly screensOfWorkspace: number;
  readonly screensOfPage: number;
  readonly subscribersOfPage: number;
  readonly publishesPerSecond: number;
  readonly savesPerSecond: number;
  /** Screens that turn to another page, in a second: each adds to a person's recent items. */
  readonly turnsPerSecond: number;
  /** After so long a lost node is replaced by an empty one. */
  readonly replacedAfterMs: number;
}

/** 100 nodes and a million open screens, hot pages. */
export const millionScreens: World = {
  nodes: 100,
  screens: 1_000_000,
  databaseCores: 32,
  hotPages: 10,
  screensOfHotPage: 20_000,
  subscribersOfHotPage: 5_000,
  hotPublishesPerMinute: 1,
  screensOfWorkspace: 100,
  screensOfPage: 4,
  subscribersOfPage: 10,
  // 200 in an hour for 5,000 screens, as `npm run bench -- soak` publishes.
  publishesPerSecond: 11,
  // As many as `npm run bench -- commits` sends to one database.
  savesPerSecond: 2_000,
  // Each screen every ten minutes.
  turnsPerSecond: 1_667,
  replacedAfterMs: 10_000,
};
