import type { PageBody } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import type { Draft, PendingMerge } from "@stemma/contract/shapes";
import {
  contentOf,
  isSameBasis,
  isSameContent,
  saysTheSame,
  type DraftContent,
} from "./draft-content.ts";
import type { JournalEntry } from "./draft-journal.ts";
import type { DraftTrouble } from "./draft-snapshot.ts";
import { keepBoth } from "./keep-both.ts";
import { mergeContent } from "./merge-content.ts";
import type { SaveAttempt, SaveOutcome } from "./save-outcome.ts";

/** A draft in the writer's hands: what is on screen, what the server holds, and what lies between. Never changed, only followed. */
export interface DraftState {
  /** The draft as the server last said that it holds it. */
  readonly draft: Draft;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  /** The version that the text on screen is based on. */
  readonly previousNode: VersionId | null;
  /** An update of the text on screen that was begun and is not settled. */
  readonly pendingMerge: PendingMerge | null;
  /** Reads the body on screen; slow only the first time after a change. */
  readonly readBody: () => PageBody;
  /** The id under which the text on screen is sent; `null` when the server holds it. */
  readonly saveId: string | null;
  /** The revision that the text on screen was written on. */
  readonly baseRevision: number;
  /** What that revision held; `null` where this device does not know it any more. */
  readonly baseContent: DraftContent | null;
  /** What was sent and has no answer yet. */
  readonly unanswered: SaveAttempt | null;
  readonly trouble: DraftTrouble | null;
  /** The server's text, where it and the text on screen disagree and the writer must choose. */
  readonly theirs: Draft | null;
  readonly replacements: number;
}

/** How a writer can end a conflict. */
export type ConflictChoice = "mine" | "theirs" | "both";

/**
 * A change by the writer's hand, or by an update that they asked for. `readBody` is called later, once, when the text is
 * kept or sent.
 */
export interface DraftChange {
  readonly pageTitle?: string;
  readonly draftNotes?: string | null;
  readonly readBody?: () => PageBody;
  readonly previousNode?: VersionId | null;
  readonly pendingMerge?: PendingMerge | null;
}

/** A draft just opened, with what the server holds on screen. */
export function openState(draft: Draft): DraftState {
  const nothing = { saveId: null, unanswered: null, trouble: null, theirs: null };
  return { ...shown(draft), ...onTopOf(draft), ...nothing, replacements: 0 };
}

/** Takes up a text that was left in the journal: it is on screen now, and to be sent. */
export function takeUp(state: DraftState, entry: JournalEntry): DraftState {
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
  const { pageTitle, draftNotes, previousNode, pendingMerge, readBody } = state;
  const serializedEditorState = readBody();
  return { pageTitle, draftNotes, previousNode, pendingMerge, serializedEditorState };
}

/** What follows from a change by the writer's hand: a new text, to be sent under a new id. */
export function edit(state: DraftState, change: DraftChange, saveId: string): DraftState {
  const trouble = state.trouble?.kind === "refused" ? null : state.trouble;
  const { readBody, ...rest } = change;
  const body = readBody === undefined ? {} : { readBody: once(readBody) };
  return { ...state, ...rest, ...body, saveId, trouble };
}

/** The same for a change that the writer asked for and did not type: the editor has to show it. */
export function replace(state: DraftState, change: DraftChange, saveId: string): DraftState {
  const next = edit(state, change, saveId);
  const isOther = change.readBody !== undefined;
  return { ...next, replacements: state.replacements + (isOther ? 1 : 0) };
}

/** What is to be sent next: what was never answered comes first. `null` when there is nothing, or when sending cannot help. */
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

/** What follows from the server's answer to an attempt. `saveId` names the text that a merge may make. */
export function answered(
  state: DraftState,
  attempt: SaveAttempt,
  outcome: SaveOutcome,
  saveId: string,
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
      return meet({ ...state, unanswered: null, trouble: null }, outcome.draft, saveId);
    case "gone":
      return { ...state, unanswered: null, trouble: outcome };
    case "refused":
      return { ...state, unanswered: null, trouble: isOnScreen ? outcome : null };
    default:
      return { ...state, trouble: outcome };
  }
}

/** A newer draft of the server's meets the text on screen: taken over, merged, or held against it for the writer to choose. */
export function meet(state: DraftState, theirs: Draft, saveId: string): DraftState {
  if (state.saveId === null) return takeOver(state, theirs);
  const mine = contentOnScreen(state);
  const merged = mergeContent(state.baseContent, mine, theirs);
  if (merged === null) return { ...state, theirs };
  if (isSameContent(merged, theirs)) return takeOver(state, theirs);
  return { ...state, ...shown(merged), ...onTopOf(theirs), saveId, ...replaced(state, merged) };
}

/** Ends a conflict as the writer chose. Keeping both puts what only mine says below theirs. */
export function choose(state: DraftState, choice: ConflictChoice, saveId: string): DraftState {
  const { theirs } = state;
  if (theirs === null) return state;
  if (choice === "theirs") return takeOver(state, theirs);
  const mine = contentOnScreen(state);
  const kept = choice === "both" ? keepBoth(mine, theirs) : mine;
  const next = { ...state, ...shown(kept), ...onTopOf(theirs), ...replaced(state, kept) };
  return { ...next, saveId, theirs: null, unanswered: null };
}

/** Brings the text of a draft that is gone into another draft of the page; a text that is there already is held against it. */
export function moveInto(state: DraftState, draft: Draft, saveId: string): DraftState {
  const moved = { ...state, saveId, unanswered: null, trouble: null, theirs: null };
  const isUntouched = draft.revision === 1;
  if (isUntouched) return { ...moved, ...onTopOf(draft) };
  return meet({ ...moved, ...onTopOf(draft), baseContent: null }, draft, saveId);
}

function takeOver(state: DraftState, theirs: Draft): DraftState {
  const nothing = { saveId: null, unanswered: null, theirs: null };
  return { ...state, ...shown(theirs), ...onTopOf(theirs), ...nothing, ...replaced(state, theirs) };
}

function shown(content: DraftContent) {
  const { pageTitle, draftNotes, previousNode, pendingMerge, serializedEditorState } = content;
  const readBody = () => serializedEditorState;
  return { pageTitle, draftNotes, previousNode, pendingMerge, readBody };
}

function onTopOf(draft: Draft) {
  return { draft, baseRevision: draft.revision, baseContent: contentOf(draft) };
}

function replaced(state: DraftState, content: DraftContent) {
  const isSame = saysTheSame(state.readBody(), content.serializedEditorState);
  return { replacements: state.replacements + (isSame ? 0 : 1) };
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: read() }).value;
}
