import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailureProps {
  /** What could not be shown and why, in a sentence. */
  readonly words: string;
  readonly onRetry: () => void;
}

/** What stands where content could not be fetched, with a way to try again. */
export function LoadFailure({ words, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error" actions={<Button onClick={onRetry}>Try again</Button>}>
      {words}
    </Notice>
  );
}
