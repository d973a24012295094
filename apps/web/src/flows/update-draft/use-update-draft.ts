import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Version } from "@stemma/contract/version-shapes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { versionQuery } from "../../entities/version/version-query.ts";
import type { TakeRequest } from "../draft-errands/draft-errand.ts";
import { planInWorker } from "../merge-plan/plan-in-worker.ts";
import type { DoneUpdate } from "./plan/start-update.ts";
import type { EndedElsewhere } from "./use-ended-elsewhere.ts";
import type { UpdatableDraft } from "./plan/updatable-draft.ts";
import { blankText, updateTextOf } from "../merge-plan/update-text.ts";

/**
 * What hinders undoing a version: the draft has a pending update or undo, it is behind the published version, the
 * version is the page's first, or it belongs to another page.
 */
type UndoHindrance = "pending" | "outdated" | "first" | "otherPage";

/** The update of one draft: starting, resolving and undoing it. Also undoes versions and takes passages in it. */
export interface UpdateDraft {
  /** Updates the draft to the published version; if conflicts remain, `isResolving` becomes true. */
  readonly start: () => void;
  readonly isStarting: boolean;
  /** Undoes a version in the draft; if conflicts remain, `isResolving` becomes true. */
  readonly undoVersion: (versionId: VersionId) => void;
  /** Takes passages of an earlier version into the draft. */
  readonly takePassages: (request: TakeRequest) => void;
  /** Why the passages were not taken; the draft is unchanged. */
  readonly takeError: unknown;
  /** What hinders undoing a version in this draft; `null` if nothing does. */
  readonly undoHindrance: UndoHindrance | null;
  /** Why a version was not undone; the draft is unchanged. */
  readonly undoError: unknown;
  /** Why starting failed; the draft is unchanged. */
  readonly error: unknown;
  /** Whether the resolving screen is open. */
  readonly isResolving: boolean;
  readonly resolve: () => void;
  /** Closes the resolving screen; the decisions so far stay in the draft. */
  readonly later: () => void;
  /** Cancels the update; the draft's text is unchanged. */
  readonly cancel: () => void;
  /** Called when the last conflict is resolved and the update is applied to the draft. */
  readonly finished: (done: DoneUpdate) => void;
  /** The last update made on this screen, until it is dismissed or undone. */
  readonly done: DoneUpdate | null;
  readonly undo: () => void;
  /** Whether undoing failed, because later edits changed the same paragraphs. */
  readonly isUndoRefused: boolean;
  /** How the update on the resolving screen ended elsewhere; `null` if it did not, and once this is dismissed. */
  readonly ended: EndedElsewhere | null;
  /** Called when that happens: closes the resolving screen. */
  readonly endElsewhere: (ended: EndedElsewhere) => void;
  /** Dismisses `done` and `ended`. */
  readonly dismiss: () => void;
}

/** Manages the update of the draft on screen; `draft` is `null` while it loads. */
export function useUpdateDraft(
  draft: UpdatableDraft | null,
  { id: pageId, publishedVersion }: Pick<PageView["page"], "id" | "publishedVersion">,
): UpdateDraft {
  const queryClient = useQueryClient();
  const [isResolving, setResolving] = useState(false);
  const [done, setDone] = useState<DoneUpdate | null>(null);
  const [isUndoRefused, setUndoRefused] = useState(false);
  const [undoHindrance, setUndoHindrance] = useState<UndoHindrance | null>(null);
  const [ended, setEnded] = useState<EndedElsewhere | null>(null);
  const show = (next: DoneUpdate | null) => {
    setDone(next);
    setEnded(null);
    setUndoRefused(false);
  };

  // Leaving the screen cancels a merge in the worker.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const planning = () => ({ plan: planInWorker, signal: leaving.current.signal });

  const starting = useSingleFlight(async () => {
    if (draft === null || publishedVersion === null) return;
    setUndoHindrance(null);
    const { previousNode } = draft.readContent();
    const [base, theirs, { startUpdate }] = await Promise.all([
      previousNode === null ? null : queryClient.ensureQueryData(versionQuery(previousNode)),
      queryClient.ensureQueryData(versionQuery(publishedVersion)),
      import("./plan/start-update.ts"),
    ]);
    if (draft.readContent().previousNode !== previousNode) return;
    const merged = {
      id: publishedVersion,
      base: base === null ? blankText : updateTextOf(base),
      text: updateTextOf(theirs),
      undone: null,
    };
    const updated = await startUpdate(draft, merged, planning());
    show(updated);
    setResolving(updated === null);
  });

  const undoingVersion = useSingleFlight(async (versionId: VersionId) => {
    if (draft === null) return;
    const undone = await queryClient.ensureQueryData(versionQuery(versionId));
    const hindrance = undoHindranceOf(draft, undone, { pageId, publishedVersion });
    setUndoHindrance(hindrance);
    if (hindrance !== null || undone.previousNode === null) return;
    const [parent, { startUpdate }] = await Promise.all([
      queryClient.ensureQueryData(versionQuery(undone.previousNode)),
      import("./plan/start-update.ts"),
    ]);
    const merged = {
      id: parent.id,
      base: updateTextOf(undone),
      text: updateTextOf(parent),
      undone,
    };
    const finished = await startUpdate(draft, merged, planning());
    show(finished);
    setResolving(finished === null);
  });

  const taking = useSingleFlight(async ({ versionId, ...request }: TakeRequest) => {
    if (draft === null) return;
    const [version, { takeIntoDraft }] = await Promise.all([
      queryClient.ensureQueryData(versionQuery(versionId)),
      import("./plan/take-into-draft.ts"),
    ]);
    if (version.pageId === pageId) show(takeIntoDraft(draft, version, request));
  });

  const undoing = useSingleFlight(async () => {
    if (draft === null || done === null) return;
    const { undoUpdate } = await import("./plan/start-update.ts");
    const isUndone = await undoUpdate(draft, done, planning());
    if (isUndone) show(null);
    else setUndoRefused(true);
  });

  return {
    start: () => void starting.run(),
    isStarting: starting.isRunning,
    error: starting.error,
    undoVersion: (versionId) => void undoingVersion.run(versionId),
    takePassages: (request) => void taking.run(request),
    takeError: taking.error,
    undoHindrance,
    undoError: undoingVersion.error,
    isResolving,
    resolve: () => setResolving(true),
    later: () => setResolving(false),
    cancel() {
      setUndoHindrance(null);
      draft?.replace({ pendingMerge: null });
      setResolving(false);
    },
    finished(next) {
      show(next);
      setResolving(false);
    },
    done,
    undo: () => void undoing.run(),
    isUndoRefused,
    ended,
    endElsewhere(next) {
      show(null);
      setEnded(next);
      setResolving(false);
    },
    dismiss: () => show(null),
  };
}

function undoHindranceOf(
  draft: UpdatableDraft,
  undone: Version,
  page: { readonly pageId: PageId; readonly publishedVersion: VersionId | null },
): UndoHindrance | null {
  const { pendingMerge, previousNode } = draft.readContent();
  if (undone.pageId !== page.pageId) return "otherPage";
  if (undone.previousNode === null) return "first";
  if (pendingMerge !== null) return "pending";
  // An update would bring the undone version back.
  return previousNode === page.publishedVersion ? null : "outdated";
}
