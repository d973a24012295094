import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { VersionId } from "@stemma/domain/ids";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { versionQuery } from "../../lib/version-query.ts";
import type { DoneUpdate } from "./start-update.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { blankText, updateTextOf } from "./update-text.ts";

/** An update of one draft: beginning it, settling it, and taking it back. */
export interface UpdateDraft {
  /** Brings the draft up to what is published; what has to be decided is then asked (`isSettling`). */
  readonly start: () => void;
  readonly isStarting: boolean;
  /** Why it could not be begun; the draft is as it was. */
  readonly error: unknown;
  /** Whether the writer decides now. */
  readonly isSettling: boolean;
  readonly settle: () => void;
  /** Leaves what is decided as part of the draft, to go on another time. */
  readonly later: () => void;
  /** Ends the update; the draft is as it was before it. */
  readonly cancel: () => void;
  /** The last decision is made and the update is in the draft. */
  readonly finished: (done: DoneUpdate) => void;
  /** What the last update of this screen brought, until it is dismissed or taken back. */
  readonly done: DoneUpdate | null;
  readonly takeBack: () => void;
  /** Whether taking back came to nothing, because the writer wrote on in the same paragraphs. */
  readonly isTakeBackRefused: boolean;
  readonly dismiss: () => void;
}

/** Holds the update of the draft on screen; `null` while it is being opened. */
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
      import("./start-update.ts"),
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
    const { takeBackUpdate } = await import("./start-update.ts");
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
