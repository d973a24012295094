import type { Caller } from "../caller.ts";
import type { samplePeople } from "./people.ts";

/** A key of {@link samplePeople}. */
export type PersonKey = keyof typeof samplePeople;

/** A person of the sample, signed in. */
export interface Person extends Caller {
  readonly email: string;
  readonly userId: string;
}

/** Everybody who works in the sample's organization. */
export type Staff = Readonly<Record<PersonKey, Person>>;
