import { useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * An action that runs once at a time. A second start while it runs (a double click, Enter and click) is dropped, so that one
 * thing is made and not two. `error` is what the last run threw: `null` after a good one and while running.
 */
export function useSingleFlight<Arguments extends readonly unknown[]>(
  action: (...input: Arguments) => Promise<void>,
) {
  const { mutateAsync, isPending, error, reset } = useMutation<void, unknown, Arguments>({
    mutationFn: (input) => action(...input),
  });
  // A second click comes before React has drawn `isPending`.
  const isRunning = useRef(false);
  const run = useCallback(
    async (...input: Arguments): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      // The error is in the result of the hook.
      await mutateAsync(input).catch(() => undefined);
      isRunning.current = false;
    },
    [mutateAsync],
  );
  return { isRunning: isPending, error, run, forget: reset };
}
