/** The address of the file, with which browsers and Vite end the message of a failed load. */
const fileAtEnd = /(?:https?:\/\/\S+|\/assets\/\S+)$/;

/**
 * Reloads the document if a chunk is gone from the server because of a new release. If the chunk only failed to load,
 * the screen stays: the person may not even have asked for that chunk.
 */
export async function reloadIfGone(error: Error): Promise<void> {
  const [file] = fileAtEnd.exec(error.message) ?? [];
  if (file === undefined) return;
  try {
    const { status } = await fetch(file, { method: "HEAD", cache: "no-store" });
    if (status === 404) window.location.reload();
  } catch {
    // The component that needs the chunk reports the failure.
  }
}
