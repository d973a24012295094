import { messages } from "../messages.ts";
import type { DraftSnapshot, DraftTrouble } from "../session/draft-snapshot.ts";

/** The text of the save state, and whether the writer has to act. */
export interface SaveWords {
  readonly text: string;
  readonly tone: "calm" | "warning";
}

/** The save state in words: 'Saved' only when the server has stored the text on screen. */
export function saveWords(snapshot: DraftSnapshot): SaveWords {
  const { status, trouble, conflict } = snapshot;
  if (status === "publishing draft") return { text: messages.status.publishing, tone: "calm" };
  if (conflict !== null) {
    return { text: messages.status.conflict(copyLocation(snapshot)), tone: "warning" };
  }
  if (trouble !== null) return { text: troubleWords(trouble, snapshot), tone: "warning" };
  if (status === "saving") return { text: messages.status.saving, tone: "calm" };
  if (status === "saved") return { text: messages.status.saved, tone: "calm" };
  return snapshot.isJournalBroken
    ? { text: messages.status.noLocalCopy, tone: "warning" }
    : { text: messages.status.unsaved, tone: "calm" };
}

function troubleWords(trouble: DraftTrouble, snapshot: DraftSnapshot): string {
  const where = copyLocation(snapshot);
  switch (trouble.kind) {
    case "unreached":
      return messages.status.offline(where);
    case "failed":
      return messages.status.failed(where);
    case "refused":
      return messages.status.refused(where);
    case "signed-out":
      return messages.status.signedOut(
        snapshot.status === "saved" ? messages.status.onServer : where,
      );
    case "gone":
      return snapshot.status === "saved"
        ? messages.status.gone
        : messages.status.goneWithText(where);
  }
}

function copyLocation({ isKept }: DraftSnapshot): string {
  return isKept ? messages.status.onDevice : messages.status.onlyInTab;
}
