import { useEffect, useState } from "react";

/** The number of pieces rendered per frame: a slow machine renders them within 100 ms. */
const piecesAtOnce = 6;

/**
 * The number of pieces of a long comparison to render so far: grows with every frame, so that the screen stays
 * responsive. Restarts when `drawing` changes.
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
