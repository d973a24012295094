import { useRetryWhenBack } from "../lib/use-retry-when-back.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailureProps {
  /** What could not be shown and why, in a sentence. */
  readonly words: string;
  readonly onRetry: () => void;
}

/**
 * Replaces content that could not be fetched. Calls `onRetry` when the server can be reached again, and on request. Not for
 * failed computation: the server would be found at once, and the same computation fail again.
 */
export function LoadFailure({ words, onRetry }: LoadFailureProps) {
  useRetryWhenBack(true, onRetry);
  return (
    <Notice tone="error" actions={<Button onClick={onRetry}>Try again</Button>}>
      {words}
    </Notice>
  );
}
