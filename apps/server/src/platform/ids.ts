import { v7 } from "uuid";

/** Makes ids. They are UUIDv7, so they sort by creation time. */
export interface Ids {
  next<Id extends string>(): Id;
}

/** Ids from the system's clock and random numbers. */
export const systemIds: Ids = { next: <Id extends string>() => v7() as Id };
