import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { Main } from "../../../ui/layout/main.tsx";
import { messages } from "../messages.tsx";
import type { RenderEditor } from "./own-text.tsx";
import { toPendingMerge } from "../plan/pending-update.ts";
import { ConflictSteps } from "./conflict-steps.tsx";
import styles from "./conflicts-screen.module.css";
import type { Resolution } from "../../merge-plan/resolution.ts";
import { finishUpdate, type DoneUpdate } from "../plan/start-update.ts";
import { useResolving, type PendingUpdate } from "./resolving/use-resolving.ts";

interface ConflictsScreenProps {
  readonly of: PendingUpdate;
  readonly renderEditor: RenderEditor;
  readonly onLater: () => void;
  readonly onCancel: () => void;
  readonly onFinished: (done: DoneUpdate) => void;
}

/**
 * Shows the open conflicts of an update, one by one. Each decision is stored in the draft at once; the draft's text
 * changes only after the last decision.
 */
export function ConflictsScreen({
  of,
  renderEditor,
  onLater,
  onCancel,
  onFinished,
}: ConflictsScreenProps) {
  const { draft, pending } = of;
  const { resolving, error, isFailed, retry } = useResolving(of);
  if (resolving === null) {
    return (
      <Main className={styles["screen"]}>
        {error === null && !isFailed ? (
          <Loader />
        ) : (
          <LoadFailure
            words={error === null ? messages.mergeFailed : messages.loadFailed(failureWords(error))}
            onRetry={retry}
          />
        )}
      </Main>
    );
  }
  const { plan, resolutions, undone } = resolving;
  const merged = { id: pending.versionId, undone };
  const decide = (id: string, resolution: Resolution, isTyped: boolean) => {
    const next = new Map(resolutions).set(id, resolution);
    const change = { pendingMerge: toPendingMerge(merged, plan.conflicts, next) };
    if (isTyped) draft.edit(change);
    else draft.replace(change);
  };
  return (
    <Main className={styles["screen"]}>
      <ConflictSteps
        resolving={resolving}
        renderEditor={renderEditor}
        onDecide={decide}
        onLater={onLater}
        onCancel={onCancel}
        onFinish={() => onFinished(finishUpdate(draft, merged, plan, resolutions))}
      />
    </Main>
  );
}
