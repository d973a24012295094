/**
 * Reloads the document if the server answers. Otherwise the screen stays, because the browser's own error page would
 * replace it.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    if (ok) window.location.reload();
  } catch {
    // The screen already shows its own failure.
  }
}
