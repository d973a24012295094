import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { Main } from "../../../ui/layout/main.tsx";
import { messages } from "../messages.tsx";
import type { RenderEditor } from "./own-words.tsx";
import { toPendingMerge } from "../plan/pending-update.ts";
import { SettleConflicts } from "./settle-conflicts.tsx";
import styles from "./settle-screen.module.css";
import type { Settlement } from "./settling/settlement.ts";
import { finishUpdate, type DoneUpdate } from "../plan/start-update.ts";
import { useSettling, type SettlingOf } from "./settling/use-settling.ts";

interface SettleScreenProps {
  readonly of: SettlingOf;
  readonly renderEditor: RenderEditor;
  readonly onLater: () => void;
  readonly onCancel: () => void;
  readonly onFinished: (done: DoneUpdate) => void;
}

/**
 * Shows the open conflicts of an update, one by one. Each decision is stored in the draft at once; the draft's text
 * changes only after the last decision.
 */
export function SettleScreen({
  of,
  renderEditor,
  onLater,
  onCancel,
  onFinished,
}: SettleScreenProps) {
  const { draft, pending } = of;
  const { settling, error, retry } = useSettling(of);
  if (settling === null) {
    return (
      <Main className={styles["screen"]}>
        {error === null ? (
          <Loader />
        ) : (
          <LoadFailure words={messages.loadFailed(failureWords(error))} onRetry={retry} />
        )}
      </Main>
    );
  }
  const { plan, settled } = settling;
  const decide = (id: string, settlement: Settlement, isTyped: boolean) => {
    const next = new Map(settled).set(id, settlement);
    const change = { pendingMerge: toPendingMerge(pending.versionId, plan.conflicts, next) };
    if (isTyped) draft.edit(change);
    else draft.replace(change);
  };
  return (
    <Main className={styles["screen"]}>
      <SettleConflicts
        settling={settling}
        renderEditor={renderEditor}
        onDecide={decide}
        onLater={onLater}
        onCancel={onCancel}
        onFinish={() => onFinished(finishUpdate(draft, pending.versionId, plan, settled))}
      />
    </Main>
  );
}
