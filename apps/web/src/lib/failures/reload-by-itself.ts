const reloadedAtKey = "stemma-reloaded-at";

/** A document that fails again within this time is not reloaded. In milliseconds. */
const againAfterMs = 60_000;

/** Reloads the document, but not in a loop: if the new document fails too, the person decides when to try again. */
export function reloadByItself(): void {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - reloadedAtMs < againAfterMs) return;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch {
    // Without session storage, nothing would stop a reload loop.
    return;
  }
  window.location.reload();
}
