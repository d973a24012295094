/** Closes something that was opened. */
type Close = () => Promise<unknown> | void;

/**
 * What a start has opened so far. `close` closes it, the last opened first, because what is opened later uses what was opened before; called
 * again, it waits for the same end. What does not close keeps nothing else open: its error is thrown at the end.
 */
export function createOpened() {
  const closes: Close[] = [];
  let closing: Promise<void> | null = null;

  async function closeAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of closes.toReversed()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  return {
    /** Notes how to close what was just opened. */
    add(close: Close | undefined): void {
      if (close !== undefined) closes.push(close);
    },
    close: (): Promise<void> => (closing ??= closeAll()),
  };
}
