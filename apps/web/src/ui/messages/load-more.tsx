import { useEffect, useRef } from "react";
import { Button } from "../buttons/button.tsx";
import { knowItemsBefore, type KnownItems } from "./known-items.ts";
import { Spinner } from "./spinner.tsx";
import { messages } from "../messages.ts";
import styles from "./load-more.module.css";

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  /** What it loads, where 'Load more' would not say it. */
  readonly label?: string | undefined;
}

/**
 * The button that loads the next part of the list before it, in the middle below the list. The focus then goes from the button to
 * the first item of that part, also when the button goes away with the last part.
 */
export function LoadMore({ isLoading, onLoad, label = messages.loadMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef<KnownItems | null>(null);
  useEffect(() => {
    if (isLoading || known.current === null) return;
    const isWaiting = place.current?.contains(document.activeElement) === true;
    if (!isWaiting || known.current.focusFirstNew()) known.current = null;
  });
  useEffect(() => () => known.current?.focusAfterRemoval(), []);
  return (
    <div ref={place} className={styles["place"]}>
      <Button
        kind="quiet"
        // A button that is `disabled` loses the focus.
        aria-disabled={isLoading}
        icon={isLoading && <Spinner />}
        onClick={() => {
          if (isLoading) return;
          known.current = place.current && knowItemsBefore(place.current);
          onLoad();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
