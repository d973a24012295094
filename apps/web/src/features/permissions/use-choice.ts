import { useRef, useState } from "react";

/**
 * One of several values that is changed at once: drawn as chosen, sent one after the other, and drawn as the server has it
 * when it refuses; `error` then says why, until the next choice. `onApply` ends when `value` is the server's.
 */
export function useChoice<Value extends string>(
  value: Value,
  onApply: (wanted: Value) => Promise<void>,
) {
  const [wanted, setWanted] = useState<Value | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** Whether the last choice was taken by the server. */
  const [said, setSaid] = useState(false);
  const sending = useRef(Promise.resolve());
  const latest = useRef(0);

  async function send(chosen: Value, turn: number): Promise<void> {
    try {
      await onApply(chosen);
      if (turn === latest.current) setSaid(true);
    } catch (refusal) {
      setError(refusal);
    }
    if (turn === latest.current) setWanted(null);
  }

  return {
    shown: wanted ?? value,
    error,
    said,
    choose: (chosen: Value) => {
      latest.current += 1;
      const turn = latest.current;
      setWanted(chosen);
      setError(null);
      setSaid(false);
      sending.current = sending.current.then(() => send(chosen, turn));
    },
  };
}
