import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/**
 * Mounts a hook under a query client, until the test ends: a hook that reads again every few seconds would ask the servers of later
 * tests. `current` returns the hook's latest result; `render` runs it again.
 */
export function runHook<Result>(queryClient: QueryClient, useIt: () => Result) {
  const root = createRoot(document.createElement("div"));
  let result: Result | undefined;
  function Probe() {
    result = useIt();
    return null;
  }
  const render = () =>
    flushSync(() =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <Probe />
        </QueryClientProvider>,
      ),
    );
  render();
  onTestFinished(() => root.unmount());
  return {
    render,
    current: (): Result => {
      if (result === undefined) throw new Error("The hook was not run.");
      return result;
    },
  };
}
