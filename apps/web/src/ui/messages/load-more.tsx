import { Button } from "../buttons/button.tsx";
import { Spinner } from "./spinner.tsx";
import { messages } from "../messages.ts";

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** The button that loads the next page of a list. */
export function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  return (
    <Button kind="quiet" disabled={isLoading} icon={isLoading && <Spinner />} onClick={onLoad}>
      {messages.loadMore}
    </Button>
  );
}
