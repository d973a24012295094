import { useEffect, useState } from "react";

/** The number of pieces rendered per frame: a slow machine renders them within 100 ms. */
const piecesPerFrame = 6;

/**
 * The number of pieces of a long comparison to render so far: grows with every frame, so that the screen stays
 * responsive. Restarts when `rendering` changes.
 */
export function useRenderedCount(pieces: number, rendering: string): number {
  const [rendered, setRendered] = useState({ rendering, count: piecesPerFrame });
  if (rendered.rendering !== rendering) setRendered({ rendering, count: piecesPerFrame });
  const isDone = rendered.count >= pieces;
  useEffect(() => {
    if (isDone) return undefined;
    let frame = requestAnimationFrame(renderMore);
    function renderMore(): void {
      setRendered((now) => ({ ...now, count: now.count + piecesPerFrame }));
      frame = requestAnimationFrame(renderMore);
    }
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return rendered.count;
}
