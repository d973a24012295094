import { Button } from "../buttons/button.tsx";
import { Spinner } from "./spinner.tsx";
import { messages } from "../messages.ts";

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  /** What it loads, where 'Load more' would not say it. */
  readonly label?: string | undefined;
}

/** The button that loads the next page of a list. */
export function LoadMore({ isLoading, onLoad, label = messages.loadMore }: LoadMoreProps) {
  return (
    <Button kind="quiet" disabled={isLoading} icon={isLoading && <Spinner />} onClick={onLoad}>
      {label}
    </Button>
  );
}
