import { isDefinedError, ORPCError, safe } from "@orpc/client";
import { saveChangesMaxBytes } from "@stemma/domain/draft/save-changes-max";
import { changeBetween } from "@stemma/document/body-change";
import type { DraftId } from "@stemma/domain/ids";
import type { PageBody } from "@stemma/document/format";
import { api } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { sessionEnd } from "../../../lib/tabs/session-end.ts";
import { messages } from "../messages.ts";
import { isEqualJson } from "./draft-content.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";

/** The timeout of a save, in milliseconds: after a laptop wakes up, a dead connection could otherwise hang for long. */
const saveTimeoutMs = 30_000;

/** The longest save of changes, in characters of at most three bytes; a hundred are left for what stands around it. */
const changesMaxCharacters = Math.floor(saveChangesMaxBytes / 3) - 100;

/** The text of a draft that the server holds, node for node. */
interface HeldText {
  readonly draftId: DraftId;
  readonly revision: number;
  /** The save that stored it. */
  readonly saveId: string;
  readonly body: PageBody;
}

/**
 * Creates a function that sends the texts of one draft to the server and classifies the answers; it never rejects. While the server
 * says that it holds a long text exactly as it was sent, the next save sends what changed since. If the change is
 * refused, the whole text is sent at once. After a failure or a conflict, the next save sends the whole text; after a lost
 * answer, the same change is sent again.
 */
export function createDraftSender(): (attempt: SaveAttempt) => Promise<SaveOutcome> {
  let held: HeldText | null = null;
  return async (attempt) => {
    const { serializedEditorState: body } = attempt.content;
    const changes = held && changesSince(held, attempt);
    const sent = (changes && (await sendChanges(changes))) ?? (await sendWhole(attempt));
    const { outcome, isAsSent } = sent;
    // After a lost answer the same save is sent again.
    if (outcome.kind === "saved" && isAsSent) {
      held = { draftId: attempt.draftId, revision: outcome.revision, saveId: attempt.saveId, body };
    } else if (outcome.kind !== "unreached") held = null;
    return outcome;
  };
}

interface Sent {
  readonly outcome: SaveOutcome;
  /** Whether the server holds the text exactly as it is here. */
  readonly isAsSent: boolean;
}

/** The save of what changed since the server stored a text; `null` if that is not possible, or no shorter. */
function changesSince(held: HeldText, { content, isUpdate, ...rest }: SaveAttempt) {
  const { serializedEditorState: body, pageTitle, draftNotes } = content;
  const isBase = held.draftId === rest.draftId && held.revision === rest.expectedRevision;
  if (isUpdate || !isBase) return null;
  const change = changeBetween(held.body, body, isEqualJson);
  if (change === null) return null;
  const changes = { ...rest, pageTitle, draftNotes, baseSaveId: held.saveId, change };
  return JSON.stringify(changes).length > changesMaxCharacters ? null : changes;
}

/** `null` if the server refuses the change, or does not know the draft or the call: it may take the whole text. */
async function sendChanges(
  changes: NonNullable<ReturnType<typeof changesSince>>,
): Promise<Sent | null> {
  const signal = AbortSignal.timeout(saveTimeoutMs);
  const { error, data } = await safe(api.drafts.saveChanges(changes, { signal }));
  if (error === null) return sentAs(data);
  const outcome = outcomeOf(error);
  const isRefused = outcome.kind === "refused" || outcome.kind === "gone";
  return isRefused ? null : { outcome, isAsSent: false };
}

/** Its errors are also those of `saveChanges`. */
const callSave = (save: Parameters<typeof api.drafts.save>[0]) =>
  safe(api.drafts.save(save, { signal: AbortSignal.timeout(saveTimeoutMs) }));

async function sendWhole(attempt: SaveAttempt): Promise<Sent> {
  const { content, isUpdate, ...rest } = attempt;
  const { previousNode, pendingMerge, publishSubject, takenPassages, ...text } = content;
  const basis = isUpdate
    ? { previousNode: previousNode ?? undefined, pendingMerge, publishSubject, takenPassages }
    : {};
  const { error, data } = await callSave({ ...rest, ...text, ...basis });
  if (error !== null) return { outcome: outcomeOf(error), isAsSent: false };
  return sentAs(data);
}

function sentAs({ isAsSent = false, ...saved }: Awaited<ReturnType<typeof api.drafts.save>>): Sent {
  return { outcome: { kind: "saved", ...saved }, isAsSent };
}

type SaveError = NonNullable<Awaited<ReturnType<typeof callSave>>["error"]>;

function outcomeOf(error: SaveError): SaveOutcome {
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
