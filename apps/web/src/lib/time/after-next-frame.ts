/**
 * Calls `run` once the next frame is painted; in a tab in the background, when it is shown again. What measures the layout costs
 * little then: earlier, the browser would compute the layout twice. Returns a function that cancels it.
 */
export function afterNextFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
