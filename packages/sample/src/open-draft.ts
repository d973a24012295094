import type { Caller } from "./caller.ts";

/** A draft, with the fields that the sample uses. `previousNode` is the draft's base version. */
export interface OpenedDraft {
  readonly id: string;
  readonly revision: number;
  readonly previousNode: string | null;
}

/** Starts the caller's draft of a page from the published version, or returns the existing draft. */
export function openDraft(caller: Caller, pageId: string): Promise<OpenedDraft> {
  return caller.call("POST", `/pages/${pageId}/draft`, {});
}
