const running = new Set<AbortController>();
let whenOpen: Promise<void> | null = null;
let open = () => {};

/**
 * Runs an action that ends the session and then leaves this document. Reads without an answer yet are stopped, and new
 * ones wait: the server would refuse them once the session has ended. When the action fails, and when the document comes
 * back from the back/forward cache, all of them are sent. Throws what the action throws.
 */
export async function holdReadsWhile(action: () => Promise<void>): Promise<void> {
  whenOpen ??= new Promise((resolve) => {
    open = () => {
      whenOpen = null;
      window.removeEventListener("pageshow", open);
      resolve();
    };
  });
  window.addEventListener("pageshow", open);
  for (const read of running) read.abort();
  try {
    await action();
  } catch (error) {
    open();
    throw error;
  }
}

/** Sends a read, unless reads are held: then when they no longer are. Fails like `fetch`. */
export async function fetchRead(request: Request, init: RequestInit): Promise<Response> {
  if (whenOpen !== null) {
    await whenOpen;
    return fetchRead(request, init);
  }
  const { signal } = request;
  const read = new AbortController();
  const stop = () => read.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  running.add(read);
  try {
    return await fetch(request, { ...init, signal: read.signal });
  } catch (error) {
    if (!read.signal.aborted || signal.aborted) throw error;
    return fetchRead(request, init);
  } finally {
    // The answer has begun, so the session was there. Its screen can still cancel the rest of it.
    running.delete(read);
  }
}
