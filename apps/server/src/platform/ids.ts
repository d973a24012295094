import { v7 } from "uuid";

/** Makes ids. They are UUIDv7, so that rows made later sort later. */
export interface Ids {
  next<Id extends string>(): Id;
}

/** Ids from the machine's own time and randomness. */
export const systemIds: Ids = { next: <Id extends string>() => v7() as Id };
