import { useRetryWhenBack } from "../lib/use-retry-when-back.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailureProps {
  /** What could not be shown and why, in a sentence. */
  readonly words: string;
  readonly onRetry: () => void;
  /** Whether it tries again by itself when the server can be reached again. */
  readonly isSelfHealing?: boolean;
}

/** What stands where content could not be fetched, with a way to try again. */
export function LoadFailure({ words, onRetry, isSelfHealing = false }: LoadFailureProps) {
  useRetryWhenBack(isSelfHealing, onRetry);
  return (
    <Notice tone="error" actions={<Button onClick={onRetry}>Try again</Button>}>
      {words}
    </Notice>
  );
}
