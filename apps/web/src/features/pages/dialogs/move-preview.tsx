import type { PageKind } from "@stemma/domain/page/page-kind";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import { whoSees } from "../../../entities/page/who-sees.ts";
import type { useMovePreview } from "./use-move-preview.ts";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

interface MovePreviewProps {
  readonly preview: ReturnType<typeof useMovePreview>;
  readonly kind: PageKind;
}

/**
 * Shows who gains and who loses access through the move; announced to screen readers once it is loaded. Renders
 * nothing before a workspace is chosen.
 */
export function MovePreview({ preview, kind }: MovePreviewProps) {
  const { data, error, fetchStatus, refetch } = preview;
  if (error !== null) {
    return (
      <LoadFailure
        words={messages.movePage.checkFailed(failureWords(error))}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles["preview"]} aria-live="polite">
      {data !== undefined &&
        whoSees(data, kind).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {data === undefined && fetchStatus === "fetching" && (
        <span className={styles["waiting"]}>
          <Spinner /> {messages.movePage.checking}
        </span>
      )}
    </div>
  );
}
