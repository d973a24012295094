import type { Kind, Line } from "@stemma/document/testing/every-kind/line";
import type { Actor } from "../actors/actor.ts";
import type { TablePage } from "./table-page.ts";

/** The page of all kinds, and who published it. */
export interface Screens extends TablePage {
  readonly owner: Actor;
}

/** Holds a line to its cell. */
export type Holds = (line: Line, kind: Kind) => Promise<void>;
