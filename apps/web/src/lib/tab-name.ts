import { newUuid } from "./new-uuid.ts";

/** What this tab calls itself, until it is reloaded: said with every call, so that it knows its own changes among what it is told. */
export const tabName = newUuid();
