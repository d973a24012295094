import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { VersionId } from "@stemma/domain/ids";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { versionQuery } from "../../entities/version/version-query.ts";
import type { DoneUpdate } from "./plan/start-update.ts";
import type { UpdatableDraft } from "./plan/updatable-draft.ts";
import { blankText, updateTextOf } from "./plan/update-text.ts";

/** The update of one draft: starting, settling and undoing it. */
export interface UpdateDraft {
  /** Updates the draft to the published version; if conflicts remain, `isSettling` becomes true. */
  readonly start: () => void;
  readonly isStarting: boolean;
  /** Why starting failed; the draft is unchanged. */
  readonly error: unknown;
  /** Whether the settling screen is open. */
  readonly isSettling: boolean;
  readonly settle: () => void;
  /** Closes the settling screen; the decisions so far stay in the draft. */
  readonly later: () => void;
  /** Cancels the update; the draft's text is unchanged. */
  readonly cancel: () => void;
  /** Called when the last conflict is settled and the update is applied to the draft. */
  readonly finished: (done: DoneUpdate) => void;
  /** The last update made on this screen, until it is dismissed or undone. */
  readonly done: DoneUpdate | null;
  readonly takeBack: () => void;
  /** Whether undoing failed, because later edits changed the same paragraphs. */
  readonly isTakeBackRefused: boolean;
  readonly dismiss: () => void;
}

/** Manages the update of the draft on screen; `draft` is `null` while it loads. */
export function useUpdateDraft(
  draft: UpdatableDraft | null,
  publishedVersion: VersionId | null,
): UpdateDraft {
  const queryClient = useQueryClient();
  const [isSettling, setSettling] = useState(false);
  const [done, setDone] = useState<DoneUpdate | null>(null);
  const [isTakeBackRefused, setTakeBackRefused] = useState(false);
  const show = (next: DoneUpdate | null) => {
    setDone(next);
    setTakeBackRefused(false);
  };

  const starting = useSingleFlight(async () => {
    if (draft === null || publishedVersion === null) return;
    const { previousNode } = draft.readContent();
    const [base, theirs, { startUpdate }] = await Promise.all([
      previousNode === null ? null : queryClient.ensureQueryData(versionQuery(previousNode)),
      queryClient.ensureQueryData(versionQuery(publishedVersion)),
      import("./plan/start-update.ts"),
    ]);
    if (draft.readContent().previousNode !== previousNode) return;
    const baseText = base === null ? blankText : updateTextOf(base);
    const version = { id: publishedVersion, text: updateTextOf(theirs) };
    const updated = startUpdate(draft, baseText, version);
    show(updated);
    setSettling(updated === null);
  });

  const takingBack = useSingleFlight(async () => {
    if (draft === null || done === null) return;
    const { takeBackUpdate } = await import("./plan/start-update.ts");
    const isTakenBack = takeBackUpdate(draft, done);
    if (isTakenBack) show(null);
    else setTakeBackRefused(true);
  });

  return {
    start: () => void starting.run(),
    isStarting: starting.isRunning,
    error: starting.error,
    isSettling,
    settle: () => setSettling(true),
    later: () => setSettling(false),
    cancel() {
      draft?.replace({ pendingMerge: null });
      setSettling(false);
    },
    finished(next) {
      show(next);
      setSettling(false);
    },
    done,
    takeBack: () => void takingBack.run(),
    isTakeBackRefused,
    dismiss: () => show(null),
  };
}
