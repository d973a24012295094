import { newUuid } from "../new-uuid.ts";

/** This tab's id until it is reloaded. Every call carries it, so that the tab recognizes events of its own changes. */
export const tabName = newUuid();
