import type { Caller } from "./caller.ts";

/** A draft as the answers name it. `previousNode` is the version that it is based on. */
export interface OpenedDraft {
  readonly id: string;
  readonly revision: number;
  readonly previousNode: string | null;
}

/** Starts the caller's draft of a page from the published version, or returns the draft that they have. */
export function openDraft(caller: Caller, pageId: string): Promise<OpenedDraft> {
  return caller.call("POST", `/pages/${pageId}/draft`, {});
}
