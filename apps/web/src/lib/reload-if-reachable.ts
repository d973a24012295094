/**
 * Fetches the document anew where the server answers. Where it doesn't, the screen stays: the browser's own error page would
 * take its place.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // Whoever asked for what is missing says that it is.
  }
}
