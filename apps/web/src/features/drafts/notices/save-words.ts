import type { DraftSnapshot, DraftTrouble } from "../session/draft-snapshot.ts";

/** The text of the save state, and whether the writer has to act. */
export interface SaveWords {
  readonly text: string;
  readonly tone: "calm" | "warning";
}

/** The save state in words: 'Saved' only when the server has stored the text on screen. */
export function saveWords(snapshot: DraftSnapshot): SaveWords {
  const { status, trouble, conflict } = snapshot;
  if (status === "publishing draft") return { text: "Publishing draft…", tone: "calm" };
  if (conflict !== null) {
    return { text: `Changed somewhere else — ${whereabouts(snapshot)}`, tone: "warning" };
  }
  if (trouble !== null) return { text: troubleWords(trouble, snapshot), tone: "warning" };
  if (status === "saving") return { text: "Saving…", tone: "calm" };
  if (status === "saved") return { text: "Saved", tone: "calm" };
  return snapshot.isJournalBroken
    ? { text: "Unsaved — this browser keeps no copy", tone: "warning" }
    : { text: "Unsaved", tone: "calm" };
}

function troubleWords(trouble: DraftTrouble, snapshot: DraftSnapshot): string {
  const where = whereabouts(snapshot);
  switch (trouble.kind) {
    case "unreached":
      return `Offline — ${where}`;
    case "failed":
      return `The server could not save — ${where}`;
    case "refused":
      return `Not saved — ${where}`;
    case "signed-out":
      return `Signed out — ${where}`;
    case "gone":
      return snapshot.status === "saved" ? "This draft is gone" : `This draft is gone — ${where}`;
  }
}

function whereabouts({ isKept }: DraftSnapshot): string {
  return isKept ? "kept on this device" : "only in this tab, keep it open";
}
