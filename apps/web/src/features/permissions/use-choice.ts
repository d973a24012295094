import { useRef, useState } from "react";

/**
 * An optimistic choice between several values. It is drawn at once, and choices are sent one after another. When the server
 * refuses the last one, its own value is drawn again, and `error` says why until the next choice. `onApply` resolves when
 * `value` is the server's.
 */
export function useChoice<Value extends string>(
  value: Value,
  onApply: (wanted: Value) => Promise<void>,
) {
  const [wanted, setWanted] = useState<Value | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** Whether the server has saved the last choice. */
  const [isSaved, setSaved] = useState(false);
  const sending = useRef(Promise.resolve());
  const latest = useRef(0);

  async function send(chosen: Value, turn: number): Promise<void> {
    const refusal = await onApply(chosen).then(
      () => null,
      (error: unknown) => error,
    );
    // A later choice has the last word.
    if (turn !== latest.current) return;
    setWanted(null);
    setError(refusal);
    setSaved(refusal === null);
  }

  return {
    shown: wanted ?? value,
    error,
    isSaved,
    choose: (chosen: Value) => {
      latest.current += 1;
      const turn = latest.current;
      setWanted(chosen);
      setError(null);
      setSaved(false);
      sending.current = sending.current.then(() => send(chosen, turn));
    },
  };
}
