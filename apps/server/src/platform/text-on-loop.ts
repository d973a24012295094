/**
 * The longest JSON of a body, in characters or bytes, that is read on the event loop: reading it takes 1 ms, checking it 3 ms.
 * Below, giving it to a thread costs about as much.
 */
export const textOnLoopMax = 100_000;

/** Whether a text, as JSON in characters or bytes, is so long that a worker thread reads it. */
export function isLongText(text: { readonly length: number }): boolean {
  return text.length > textOnLoopMax;
}
