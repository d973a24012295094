/** How the browsers and Vite name the file that could not be loaded. */
const fileAtEnd = /(?:https?:\/\/\S+|\/assets\/\S+)$/;

/**
 * Fetches the document anew where a part of the product is gone from the server: a new release took it away. A part that only
 * could not be fetched just now is no reason to take the screen from somebody who may not even have asked for it.
 */
export async function reloadIfGone(error: Error): Promise<void> {
  const [file] = fileAtEnd.exec(error.message) ?? [];
  if (file === undefined) return;
  try {
    const { status } = await fetch(file, { method: "HEAD", cache: "no-store" });
    if (status === 404) window.location.reload();
  } catch {
    // Whoever asked for what is missing says that it is.
  }
}
