import { useRetryWhenBack } from "../../lib/failures/use-retry-when-back.ts";
import { Button } from "../buttons/button.tsx";
import { Notice } from "./notice.tsx";
import { messages } from "../messages.ts";

interface LoadFailureProps {
  /** What could not be loaded and why, in a sentence. */
  readonly words: string;
  readonly onRetry: () => void;
}

/**
 * Replaces content that could not be loaded. Calls `onRetry` on request, and when the server can be reached again. Not
 * for failed computations: the server is reachable, so the same computation would be repeated at once, and fail again.
 */
export function LoadFailure({ words, onRetry }: LoadFailureProps) {
  useRetryWhenBack(true, onRetry);
  return (
    <Notice tone="error" actions={<Button onClick={onRetry}>{messages.tryAgain}</Button>}>
      {words}
    </Notice>
  );
}
