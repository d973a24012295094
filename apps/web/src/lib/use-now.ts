import { useEffect, useState } from "react";

const tickMs = 60_000;

/** The present moment for relative times; moves on once a minute, so that '2 minutes ago' stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
