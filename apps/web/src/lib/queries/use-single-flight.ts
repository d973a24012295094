import { useMutation, type MutationKey } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * An action that runs once at a time. A second start while it runs (a double click, Enter and click) is dropped, so
 * that nothing is created twice. `error` is what the latest run threw: `null` after a success and while running. Other
 * components see by `useIsMutating` that the action with this `mutationKey` runs.
 */
export function useSingleFlight<Arguments extends readonly unknown[]>(
  action: (...input: Arguments) => Promise<void>,
  mutationKey?: MutationKey,
) {
  const { mutateAsync, isPending, error, reset } = useMutation<void, unknown, Arguments>({
    mutationFn: (input) => action(...input),
    ...(mutationKey && { mutationKey }),
  });
  // A ref, because a second click can come before React has drawn `isPending`.
  const isRunning = useRef(false);
  const run = useCallback(
    async (...input: Arguments): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      // The hook returns the error.
      await mutateAsync(input).catch(() => undefined);
      isRunning.current = false;
    },
    [mutateAsync],
  );
  return { isRunning: isPending, error, run, forget: reset };
}
