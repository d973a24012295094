import { useEffect, useState } from "react";

/**
 * Debounces a value: returns the latest one that stayed unchanged for `delayMs`, so that typing does not send a request
 * per letter.
 */
export function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
