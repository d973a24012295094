import { vi } from "vitest";

/** A call that waits for its answer. */
interface HeldCall {
  /** The procedure, as in 'pages/get'. */
  readonly procedure: string;
  readonly answer: () => void;
  readonly fail: () => void;
}

/**
 * Replaces `fetch` with a server whose answers the test releases. Each answer holds the state at the moment the call
 * arrived, however late it is released. So answers can arrive in another order than the server gave them, as on a
 * network.
 */
export function holdServer(answers: Readonly<Record<string, () => unknown>>) {
  const waiting: HeldCall[] = [];
  const takers: { readonly procedures: readonly string[]; take: (call: HeldCall) => void }[] = [];
  let isHolding = true;

  function receive(call: HeldCall): void {
    const place = takers.findIndex(({ procedures }) => procedures.includes(call.procedure));
    const [taker] = place === -1 ? [] : takers.splice(place, 1);
    if (taker !== undefined) taker.take(call);
    else if (isHolding) waiting.push(call);
    else call.answer();
  }

  vi.stubGlobal("fetch", async (request: Request, init?: RequestInit) => {
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    const procedure = new URL(request.url).pathname.replace("/rpc/", "");
    const json = answers[procedure]?.() ?? {};
    return await new Promise<Response>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      receive({
        procedure,
        answer: () => resolve(Response.json({ json, meta: [] })),
        fail: () => reject(new TypeError("The connection was lost.")),
      });
    });
  });

  return {
    /** The oldest waiting call to one of the procedures. Waits if there is none yet. */
    take(...procedures: readonly string[]): Promise<HeldCall> {
      const place = waiting.findIndex((call) => procedures.includes(call.procedure));
      const [call] = place === -1 ? [] : waiting.splice(place, 1);
      if (call !== undefined) return Promise.resolve(call);
      return new Promise((take) => takers.push({ procedures, take }));
    },
    /** Answers the waiting calls now, and every later call when it arrives. */
    answerEverything(): void {
      isHolding = false;
      for (const call of waiting.splice(0)) call.answer();
    },
  };
}
