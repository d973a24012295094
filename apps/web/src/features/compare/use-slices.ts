import { useEffect, useState } from "react";

/** How many pieces are drawn in one frame: what a slow machine does within a tenth of a second. */
const piecesAtOnce = 6;

/**
 * How many pieces of a long comparison may be drawn by now: some more with every frame, so that the screen answers
 * meanwhile. Begins anew when `drawing` changes.
 */
export function useSlices(pieces: number, drawing: string): number {
  const [drawn, setDrawn] = useState({ drawing, count: piecesAtOnce });
  if (drawn.drawing !== drawing) setDrawn({ drawing, count: piecesAtOnce });
  const isDone = drawn.count >= pieces;
  useEffect(() => {
    if (isDone) return undefined;
    let frame = requestAnimationFrame(drawMore);
    function drawMore(): void {
      setDrawn((now) => ({ ...now, count: now.count + piecesAtOnce }));
      frame = requestAnimationFrame(drawMore);
    }
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return drawn.count;
}
