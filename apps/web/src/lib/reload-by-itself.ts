const reloadedAtKey = "stemma-reloaded-at";

/** A document that fails so soon after it was fetched anew is not fetched again. In milliseconds. */
const againAfterMs = 60_000;

/** Fetches the document anew, but not again and again: what is missing from the new one too waits for a press. */
export function reloadByItself(): void {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - reloadedAtMs < againAfterMs) return;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // Nothing would say that it was done already.
    return;
  }
  window.location.reload();
}
