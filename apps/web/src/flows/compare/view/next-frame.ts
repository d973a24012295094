/** Runs something in the next frame. Returns a function that stops it. */
export function nextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
