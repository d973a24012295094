import type { Uploader } from "../caller.ts";
import type { samplePeople } from "./people.ts";

/** A key of {@link samplePeople}. */
export type PersonKey = keyof typeof samplePeople;

/** A signed-in person of the sample. */
export interface Person extends Uploader {
  readonly email: string;
  readonly userId: string;
}

/** The people of the sample's organization, by key. */
export type Staff = Readonly<Record<PersonKey, Person>>;
