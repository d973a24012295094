import { useRef, useState } from "react";

/**
 * A choice with optimistic updates. It shows at once, and requests are sent one after another. If the last request
 * fails, the server's value shows again, and `error` has the reason until the next choice. `onApply` must resolve
 * after `value` is up to date.
 */
export function useChoice<Value extends string>(
  value: Value,
  onApply: (wanted: Value) => Promise<void>,
) {
  const [wanted, setWanted] = useState<Value | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** Whether the server has stored the last choice. */
  const [isSaved, setSaved] = useState(false);
  const sending = useRef(Promise.resolve());
  const latest = useRef(0);

  async function send(chosen: Value, turn: number): Promise<void> {
    const refusal = await onApply(chosen).then(
      () => null,
      (error: unknown) => error,
    );
    // A later choice is pending; its result decides.
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
