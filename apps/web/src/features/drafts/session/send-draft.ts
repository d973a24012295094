import { isDefinedError, ORPCError, safe } from "@orpc/client";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { sessionEnd } from "../../../lib/tabs/session-end.ts";
import { messages } from "../messages.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";

/** The timeout of a save, in milliseconds: after a laptop wakes up, a dead connection could otherwise hang for long. */
const saveTimeoutMs = 30_000;

/** Sends a text to the server and classifies the answer; never rejects. */
export async function sendDraft(attempt: SaveAttempt): Promise<SaveOutcome> {
  const { content, isUpdate, ...rest } = attempt;
  const { previousNode, pendingMerge, publishSubject, takenPassages, ...text } = content;
  const basis = isUpdate
    ? { previousNode: previousNode ?? undefined, pendingMerge, publishSubject, takenPassages }
    : {};
  const signal = AbortSignal.timeout(saveTimeoutMs);
  const { error, data } = await safe(api.drafts.save({ ...rest, ...text, ...basis }, { signal }));
  if (error === null) return { kind: "saved", ...data };
  if (!isDefinedError(error)) return undeclaredOutcome(error);
  switch (error.code) {
    case "DRAFT_CONFLICT":
      return { kind: "conflict", draft: error.data.draft };
    case "NOT_FOUND":
      return { kind: "gone" };
    case "UNAUTHENTICATED":
    case "ACCOUNT_NOT_OPENED":
      return signedOut();
    case "BODY_INVALID":
      return { kind: "refused", reason: `${error.message} ${error.data.reason}` };
    case "TOO_LARGE":
      return { kind: "refused", reason: `${error.message} ${messages.refusal.shorten}` };
    case "TOO_DEEP":
      return { kind: "refused", reason: error.message };
    default:
      return { kind: "failed", reason: failureWords(error) };
  }
}

/** Marks the session as ended, so that the sidebar offers to sign in. */
function signedOut(): SaveOutcome {
  sessionEnd.set(true);
  return { kind: "signed-out" };
}

/** Classifies an error that the contract does not declare: from a proxy, from the network, or no answer at all. */
function undeclaredOutcome(error: unknown): SaveOutcome {
  if (!(error instanceof ORPCError)) return { kind: "unreached" };
  if (error.status === 401) return signedOut();
  if (error.status === 413) {
    return { kind: "refused", reason: messages.refusal.tooLarge };
  }
  if (error.status === 400 || error.status === 422) {
    return { kind: "refused", reason: messages.refusal.invalid };
  }
  return { kind: "failed", reason: failureWords(error) };
}
