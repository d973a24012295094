/**
 * Resolves in a task of its own. Work that is cut here lets the browser paint and answer input in between; unlike a timer, it goes on
 * at once, also in a tab in the background.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
