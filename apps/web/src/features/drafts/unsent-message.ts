import type { DraftId } from "@stemma/domain/ids";

/** What the writer entered in the Publish dialog of a draft that is not published. */
export interface UnsentMessage {
  /** `null` while the writer typed none. */
  readonly subjectLine: string | null;
  readonly body: string;
  readonly isSilent: boolean;
}

const keyOf = (draftId: DraftId) => `stemma-unsent-message-${draftId}`;

/** The draft's message as this tab last kept it. A blank subject line counts as none. */
export function readUnsentMessage(draftId: DraftId): UnsentMessage {
  const { subjectLine, body, isSilent } = readStored(draftId);
  const isTyped = typeof subjectLine === "string" && subjectLine.trim() !== "";
  return {
    subjectLine: isTyped ? subjectLine : null,
    body: typeof body === "string" ? body : "",
    isSilent: isSilent === true,
  };
}

/** Keeps the message in this tab until the draft is published or deleted; also over a reload. */
export function keepUnsentMessage(draftId: DraftId, message: UnsentMessage): void {
  try {
    sessionStorage.setItem(keyOf(draftId), JSON.stringify(message));
  } catch {
    // Without storage, the message lasts as long as the dialog is open.
  }
}

/** Forgets the message of a draft that is no more. */
export function forgetUnsentMessage(draftId: DraftId): void {
  try {
    sessionStorage.removeItem(keyOf(draftId));
  } catch {
    // Nothing was kept.
  }
}

function readStored(draftId: DraftId): Partial<Record<keyof UnsentMessage, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftId)) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
