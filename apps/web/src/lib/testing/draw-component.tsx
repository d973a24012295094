import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, vi } from "vitest";

interface Call {
  /** The procedure, as in 'pages/create'. */
  readonly procedure: string;
  readonly input: unknown;
}

/** The reads for which the test that is running gave no answer. */
const unanswered = new Array<string>();

/**
 * Draws a component with a person who acts on it, and a server that answers each procedure from `answers` and records
 * every change it is sent. A change without an answer there is answered with nothing; a read without one fails, and
 * the test with it. Call `putAway` after each test.
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
    } else if (!(procedure in answers)) {
      unanswered.push(procedure);
      throw new Error(`The test gives no answer to ${procedure}.`);
    }
    return Response.json({ json: answers[procedure] ?? {}, meta: [] });
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);
  return { server, person: userEvent.setup() };
}

/** Presses the overlay of the open dialog, beside the dialog. */
export async function pressOverlay(person: UserEvent): Promise<void> {
  const overlay = document.querySelector("[data-overlay]");
  if (overlay === null) throw new Error("No dialog with an overlay is open.");
  await person.click(overlay);
}

/** Removes what `drawComponent` drew, and its server. */
export function putAway(): void {
  cleanup();
  vi.unstubAllGlobals();
  // A component may go on after a read that failed, so the reads are checked here.
  expect(unanswered.splice(0), "reads without an answer").toEqual([]);
}
