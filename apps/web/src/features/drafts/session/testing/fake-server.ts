import type { Draft } from "@stemma/contract/draft-shapes";
import type { SaveAttempt, SaveOutcome } from "../save-outcome.ts";

/** How the simulated network treats the next attempt. */
export type Network = "fine" | "request lost" | "answer lost" | "server error" | "signed out";

/** A fake of the server's draft API, behind a simulated network that the test controls. */
export function createFakeServer(opening: Draft) {
  let draft: Draft | null = opening;
  let lastSave: { saveId: string; revision: number } | null = null;
  let network: Network = "fine";
  const attempts: SaveAttempt[] = [];
  const history: Draft[] = [opening];
  let mayAnswer = Promise.resolve();

  function hold(next: Draft): Draft {
    draft = next;
    history.push(next);
    return next;
  }

  function store(attempt: SaveAttempt): SaveOutcome {
    if (draft === null || attempt.draftId !== draft.id) return { kind: "gone" };
    const isRepeat =
      lastSave?.saveId === attempt.saveId && lastSave.revision === attempt.expectedRevision + 1;
    if (!isRepeat && attempt.expectedRevision !== draft.revision) {
      return { kind: "conflict", draft };
    }
    if (!isRepeat) {
      draft = hold({ ...draft, ...attempt.content, revision: draft.revision + 1 });
      lastSave = { saveId: attempt.saveId, revision: draft.revision };
    }
    return { kind: "saved", revision: draft.revision, updatedAt: draft.updatedAt };
  }

  async function save(attempt: SaveAttempt): Promise<SaveOutcome> {
    attempts.push(attempt);
    if (network === "request lost") return { kind: "unreached" };
    if (network === "signed out") return { kind: "signed-out" };
    if (network === "server error") return { kind: "failed", reason: "Something went wrong." };
    const outcome = store(structuredClone(attempt));
    await mayAnswer;
    return network === "answer lost" ? { kind: "unreached" } : outcome;
  }

  return {
    save,
    attempts,
    /** Every text that the server has stored, oldest first. */
    history,
    get draft() {
      return draft;
    },
    setNetwork(next: Network) {
      network = next;
    },
    /** Makes answers wait until the returned function is called. */
    holdAnswers(): () => void {
      let release = () => {};
      mayAnswer = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    /** Saves from another device of the same writer. */
    saveElsewhere(change: Partial<Draft>) {
      if (draft === null) return;
      draft = hold({ ...draft, ...change, revision: draft.revision + 1 });
      lastSave = { saveId: "elsewhere", revision: draft.revision };
    },
    /** Deletes or publishes the draft elsewhere; `next` is the page's new draft, if any. */
    replace(next: Draft | null) {
      draft = next;
      lastSave = null;
    },
  };
}
