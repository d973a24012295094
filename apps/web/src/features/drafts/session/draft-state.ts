import type { PageBody } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import type { Draft, PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import {
  contentOf,
  isSameBasis,
  isSameContent,
  isEqualJson,
  type DraftContent,
} from "./draft-content.ts";
import type { JournalEntry } from "../journal/draft-journal.ts";
import type { DraftTrouble } from "./draft-snapshot.ts";
import { keepBoth } from "./keep-both.ts";
import type { KnownMerge } from "./merge-ahead.ts";
import { mergeContent } from "./merge-content.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";

/**
 * The state of a draft being edited: the text on screen, the draft on the server, and the save in flight between
 * them. Immutable: every function returns a new state.
 */
export interface DraftState {
  /** The draft as the server last confirmed it. */
  readonly draft: Draft;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  /** The base version of the text on screen. */
  readonly previousNode: VersionId | null;
  /** An update of the text on screen that was started and still has open conflicts. */
  readonly pendingMerge: PendingMerge | null;
  /** The subject line that the Publish dialog proposes. */
  readonly publishSubject: string | null;
  /** The rows that were taken from earlier versions. */
  readonly takenPassages: TakenPassages;
  /** Reads the body on screen; only the first call after a change is slow. */
  readonly readBody: () => PageBody;
  /** The save id of the text on screen; `null` when the server has stored it. */
  readonly saveId: string | null;
  /** The server's revision that the text on screen is based on. */
  readonly baseRevision: number;
  /** The content of that revision; `null` where this device no longer has it. */
  readonly baseContent: DraftContent | null;
  /** The save that was sent and has no answer yet. */
  readonly unanswered: SaveAttempt | null;
  readonly trouble: DraftTrouble | null;
  /** The server's text, while it conflicts with the text on screen and the writer has not chosen. */
  readonly theirs: Draft | null;
  readonly replacements: number;
}

/** The ways to resolve a conflict. */
export type ConflictChoice = "mine" | "theirs" | "both";

/**
 * An edit by the writer, or by an update that the writer requested. `readBody` is called once and late: when the text
 * is stored or sent.
 */
export interface DraftChange {
  readonly pageTitle?: string;
  readonly draftNotes?: string | null;
  readonly readBody?: () => PageBody;
  readonly previousNode?: VersionId | null;
  readonly pendingMerge?: PendingMerge | null;
  readonly publishSubject?: string | null;
  readonly takenPassages?: TakenPassages;
}

/** The state of a draft just opened: the screen shows the server's content. */
export function openState(draft: Draft): DraftState {
  const nothing = { saveId: null, unanswered: null, trouble: null, theirs: null };
  return { ...shown(draft), ...onTopOf(draft), ...nothing, replacements: 0 };
}

/** Restores a text from the journal: shows it on screen and marks it as unsaved. */
export function restore(state: DraftState, entry: JournalEntry): DraftState {
  const isOnTop = entry.baseRevision === state.draft.revision;
  return {
    ...state,
    ...shown(entry.content),
    saveId: entry.saveId,
    baseRevision: entry.baseRevision,
    baseContent: isOnTop ? contentOf(state.draft) : null,
    unanswered: entry.unanswered,
    replacements: state.replacements + 1,
  };
}

/** The text on screen. */
export function contentOnScreen(state: DraftState): DraftContent {
  return contentOf({ ...state, serializedEditorState: state.readBody() });
}

/** The state after an edit: unsaved, under a new save id. */
export function edit(state: DraftState, change: DraftChange, saveId: string): DraftState {
  const trouble = state.trouble?.kind === "refused" ? null : state.trouble;
  const { readBody, ...rest } = change;
  const body = readBody === undefined ? {} : { readBody: once(readBody) };
  return { ...state, ...rest, ...body, saveId, trouble };
}

/** Like `edit`, for a change that the writer did not type: the editor has to show it. */
export function replace(state: DraftState, change: DraftChange, saveId: string): DraftState {
  const next = edit(state, change, saveId);
  const isOther = change.readBody !== undefined;
  return { ...next, replacements: state.replacements + (isOther ? 1 : 0) };
}

/** The next save to send: first the one without an answer. `null` if nothing is unsaved, or if sending cannot help. */
export function nextAttempt(state: DraftState): SaveAttempt | null {
  const isStuck = state.trouble?.kind === "gone" || state.trouble?.kind === "refused";
  if (state.saveId === null || state.theirs !== null || isStuck) return null;
  return (
    state.unanswered ?? {
      draftId: state.draft.id,
      expectedRevision: state.baseRevision,
      saveId: state.saveId,
      content: contentOnScreen(state),
      isUpdate: !isSameBasis(state, state.draft),
    }
  );
}

/** The state after the server answered a save. `saveId` becomes the id of the merged text, if a merge is needed. */
export function answered(
  state: DraftState,
  attempt: SaveAttempt,
  outcome: SaveOutcome,
  saveId: string,
  known: KnownMerge | null,
): DraftState {
  const isOnScreen = state.saveId === attempt.saveId;
  switch (outcome.kind) {
    case "saved": {
      const { revision, updatedAt } = outcome;
      const draft = { ...state.draft, ...attempt.content, revision, updatedAt };
      const rest = { unanswered: null, trouble: null };
      return { ...state, ...onTopOf(draft), saveId: isOnScreen ? null : state.saveId, ...rest };
    }
    case "conflict":
      return reconcile({ ...state, unanswered: null, trouble: null }, outcome.draft, saveId, known);
    case "gone":
      return { ...state, unanswered: null, trouble: outcome };
    case "refused":
      return { ...state, unanswered: null, trouble: isOnScreen ? outcome : null };
    default:
      return { ...state, trouble: outcome };
  }
}

/**
 * Reconciles the text on screen with a newer draft from the server: takes it over, merges, or records a conflict for
 * the writer.
 */
export function reconcile(
  state: DraftState,
  theirs: Draft,
  saveId: string,
  known: KnownMerge | null,
): DraftState {
  if (state.saveId === null) return acceptTheirs(state, theirs);
  const mine = contentOnScreen(state);
  const merged = mergeContent(state.baseContent, mine, theirs, known);
  if (merged === null) return { ...state, theirs };
  if (isSameContent(merged, theirs)) return acceptTheirs(state, theirs);
  const next = { ...state, ...shown(merged), ...onTopOf(theirs), ...replaced(state, merged) };
  // A conflict with an earlier revision is over.
  return { ...next, saveId, theirs: null };
}

/** The state after the draft was published or deleted elsewhere: there is nothing to choose any more. */
export function gone(state: DraftState): DraftState {
  return { ...state, trouble: { kind: "gone" }, unanswered: null, theirs: null };
}

/** Resolves a conflict as the writer chose. "both" joins both texts without repeating what both have. */
export function choose(
  state: DraftState,
  choice: ConflictChoice,
  saveId: string,
  known: KnownMerge | null,
): DraftState {
  const { theirs } = state;
  if (theirs === null) return state;
  if (choice === "theirs") return acceptTheirs(state, theirs);
  const mine = contentOnScreen(state);
  const resolved = choice === "both" ? keepBoth(state.baseContent, mine, theirs, known) : mine;
  const next = { ...state, ...shown(resolved), ...onTopOf(theirs), ...replaced(state, resolved) };
  return { ...next, saveId, theirs: null, unanswered: null };
}

/**
 * Moves the text of a deleted draft into another draft of the page. If that draft has edits, both texts are merged or
 * conflict.
 */
export function moveInto(state: DraftState, draft: Draft, saveId: string): DraftState {
  const moved = { ...state, saveId, unanswered: null, trouble: null, theirs: null };
  const isUntouched = draft.revision === 1;
  if (isUntouched) return { ...moved, ...onTopOf(draft) };
  return reconcile({ ...moved, ...onTopOf(draft), baseContent: null }, draft, saveId, null);
}

function acceptTheirs(state: DraftState, theirs: Draft): DraftState {
  const nothing = { saveId: null, unanswered: null, theirs: null };
  return { ...state, ...shown(theirs), ...onTopOf(theirs), ...nothing, ...replaced(state, theirs) };
}

function shown(content: DraftContent) {
  const { serializedEditorState, ...rest } = contentOf(content);
  return { ...rest, readBody: () => serializedEditorState };
}

function onTopOf(draft: Draft) {
  return { draft, baseRevision: draft.revision, baseContent: contentOf(draft) };
}

function replaced(state: DraftState, content: DraftContent) {
  const isSame = isEqualJson(state.readBody(), content.serializedEditorState);
  return { replacements: state.replacements + (isSame ? 0 : 1) };
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: read() }).value;
}
