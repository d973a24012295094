import type { Draft } from "@stemma/contract/shapes";
import type { SaveAttempt, SaveOutcome } from "../save-outcome.ts";

/** What the network does with the next attempt. */
export type Weather = "fine" | "request lost" | "answer lost" | "server error" | "signed out";

/** The server's side of one draft as its contract has it, behind a network whose weather the test makes. */
export function createFakeServer(opening: Draft) {
  let draft: Draft | null = opening;
  let lastSave: { saveId: string; revision: number } | null = null;
  let weather: Weather = "fine";
  const attempts: SaveAttempt[] = [];
  const history: Draft[] = [opening];

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
    if (weather === "request lost") return { kind: "unreached" };
    if (weather === "signed out") return { kind: "signed-out" };
    if (weather === "server error") return { kind: "failed", reason: "Something went wrong." };
    const outcome = store(structuredClone(attempt));
    return weather === "answer lost" ? { kind: "unreached" } : outcome;
  }

  return {
    save,
    attempts,
    /** Every text that the server ever held, oldest first. */
    history,
    get draft() {
      return draft;
    },
    setWeather(next: Weather) {
      weather = next;
    },
    /** Another device of the same writer saves. */
    saveElsewhere(change: Partial<Draft>) {
      if (draft === null) return;
      draft = hold({ ...draft, ...change, revision: draft.revision + 1 });
      lastSave = { saveId: "elsewhere", revision: draft.revision };
    },
    /** The draft is deleted or published elsewhere; another one may take its place. */
    replace(next: Draft | null) {
      draft = next;
      lastSave = null;
    },
  };
}
