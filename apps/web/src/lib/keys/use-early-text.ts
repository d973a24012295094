import { useEffectEvent, useLayoutEffect, useState } from "react";

interface EarlyText {
  readonly shown: string;
  readonly type: (text: string) => void;
}

/**
 * The text of a field that is on screen before its draft is open: what is typed until then shows at once, and is handed
 * to `onText` when `isReady` becomes true. If `text` has changed by then, as this browser's journal may know a newer one,
 * the changed text stays.
 */
export function useEarlyText(
  text: string,
  isReady: boolean,
  onText: (text: string) => void,
): EarlyText {
  const [early, setEarly] = useState<{ readonly over: string; readonly typed: string } | null>(
    null,
  );
  const shown = !isReady && early?.over === text ? early.typed : text;
  const handOver = useEffectEvent(() => {
    if (early?.over === text) onText(early.typed);
  });
  // Before the browser paints, so that the text of before does not show in between.
  useLayoutEffect(() => {
    if (isReady) handOver();
  }, [isReady]);

  function type(typed: string): void {
    setEarly(isReady ? null : { over: text, typed });
    if (isReady) onText(typed);
  }
  return { shown, type };
}
