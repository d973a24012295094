import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { vi } from "vitest";

interface Call {
  /** The procedure, as in 'pages/create'. */
  readonly procedure: string;
  readonly input: unknown;
}

/**
 * Draws a component with a person who acts on it, and a server that answers each procedure from `answers` and records
 * every change it is sent. Call `putAway` after each test.
 */
export function drawComponent(
  element: ReactElement,
  answers: Readonly<Record<string, unknown>> = {},
) {
  const server = { isReachable: true, changes: new Array<Call>() };
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!server.isReachable) throw new TypeError("Failed to fetch");
    const procedure = new URL(request.url).pathname.replace("/rpc/", "");
    if (request.method === "POST") {
      const { json: input } = (await request.json()) as { json: unknown };
      server.changes.push({ procedure, input });
    }
    return Response.json({ json: answers[procedure] ?? {}, meta: [] });
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);
  return { server, person: userEvent.setup() };
}

/** Removes what `drawComponent` drew, and its server. */
export function putAway(): void {
  cleanup();
  vi.unstubAllGlobals();
}
