import { Worker } from "node:worker_threads";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

const senders = 10;
const durationMs = 8_000;
const pauseMs = 10;
/** The request of the attack that the limits were made for. */
const anonymousBytes = 3_800_000;
/** The most that a save may send. */
const saveBytes = 2_900_000;

/** Sends `senders` bodies of `bytes` opening brackets at once, again and again, apart from the thread that measures. */
const attack = `
  const { workerData: { url, headers, bytes, senders } } = require("node:worker_threads");
  const body = Buffer.alloc(bytes, "[");
  const send = async () => {
    for (;;) {
      await fetch(url, { method: "POST", headers, body }).then((answer) => answer.arrayBuffer(), () => {});
    }
  };
  for (let sender = 0; sender < senders; sender += 1) void send();
`;

/** How long `/healthz` takes while large, deeply nested bodies arrive. The load is made on the same machine. */
export async function measureLargeBodies(url: string): Promise<Row[]> {
  const { cookies } = await signUpWriter(url);
  const json = { "content-type": "application/json", origin: url };
  const goal = "100 ms at most";
  return [
    { what: "/healthz, nothing else running", goal, seen: await health(url) },
    {
      what: "/healthz under ten anonymous bodies of 3.8 MB",
      goal,
      seen: await during(url, {
        url: `${url}/api/workspaces`,
        headers: json,
        bytes: anonymousBytes,
      }),
    },
    {
      what: "/healthz under ten signed-in bodies of 2.9 MB",
      goal,
      seen: await during(url, {
        url: `${url}/rpc/drafts/save`,
        headers: { ...json, cookie: cookies },
        bytes: saveBytes,
      }),
    },
  ];
}

async function during(url: string, workerData: object): Promise<string> {
  const attacker = new Worker(attack, { eval: true, workerData: { ...workerData, senders } });
  const seen = await health(url);
  await attacker.terminate();
  return seen;
}

async function health(url: string): Promise<string> {
  const samples: number[] = [];
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    const asked = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    samples.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return `median ${time(percentile(samples, 0.5))}, p99 ${time(percentile(samples, 0.99))}, slowest ${time(Math.max(...samples))}`;
}
