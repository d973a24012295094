import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, vi } from "vitest";
import { loseConnection } from "./lose-connection.ts";

// A busy machine can take many times as long as an idle one to draw what a test waits for.
configure({ asyncUtilTimeout: 30_000 });

interface Call {
  /** The procedure, as in 'pages/create'. */
  readonly procedure: string;
  readonly input: unknown;
}

/** What a procedure answers, or a function from its input to that. A function that throws is a lost connection. */
type Answer = Readonly<Record<string, unknown>> | ((input: unknown) => unknown);

/** The reads for which the test that is running gave no answer. */
const unanswered = new Array<string>();

/**
 * Draws a component with a person who acts on it, and a server that answers each procedure from `answers` and records
 * every change it is sent. A refusal is an answer made by `refusal`. A change without an answer there is answered with
 * nothing; a read without one fails, and the test with it. `queryClient` is the one that the component reads through. Call `putAway`
 * after each test.
 */
export function drawComponent(
  element: ReactElement,
  answers: Readonly<Record<string, Answer>> = {},
) {
  const server = { isReachable: true, changes: new Array<Call>() };
  vi.stubGlobal("fetch", async (asked: Request | string) => {
    if (!server.isReachable) loseConnection();
    if (asked === "/readyz") return new Response();
    const request = new Request(asked);
    const { pathname, searchParams } = new URL(request.url);
    const procedure = pathname.replace("/rpc/", "");
    const isChange = request.method === "POST";
    const sent = isChange ? await request.text() : (searchParams.get("data") ?? "{}");
    const { json: input } = JSON.parse(sent) as { json?: unknown };
    if (isChange) {
      server.changes.push({ procedure, input });
    } else if (!(procedure in answers)) {
      unanswered.push(procedure);
      throw new Error(`The test gives no answer to ${procedure}.`);
    }
    const answer = answers[procedure] ?? {};
    const json: unknown = typeof answer === "function" ? await answer(input) : answer;
    return json instanceof Response ? json : Response.json({ json, meta: [] });
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);
  return { server, person: userEvent.setup(), queryClient };
}

/** The answer of a server that refuses a call with a code of the contract. */
export function refusal(code: string, status: number, data: object = {}): Response {
  const json = { defined: true, code, status, message: code, data };
  return Response.json({ json, meta: [] }, { status });
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
