import { fork } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import type { LimitSettings } from "./limit-server.ts";

/** Requests per second of a bare server over the same connections; see limit-server.ts. */
export interface Limit {
  /** The body's bytes are kept by the version's id: what every throughput is compared with. */
  readonly cached: number;
  /** The body comes from PostgreSQL each time. */
  readonly stored: number;
}

/** Measures the limit of this machine, with the database of a running server and one of its pages. */
export async function measureLimit(
  dataDir: string,
  pageId: string,
  load: { readonly connections: number; readonly duration: number },
): Promise<Limit> {
  const secret = randomBytes(32).toString("hex");
  const settings: LimitSettings = { dataDir, pageId, secret };
  const program = fileURLToPath(new URL("limit-server.ts", import.meta.url));
  const child = fork(program, [JSON.stringify(settings)]);
  try {
    const [{ port }] = (await once(child, "message")) as [{ port: number }];
    const value = "a-session";
    const signature = createHmac("sha256", secret).update(value).digest("hex");
    const headers = { cookie: `${value}.${signature}` };
    const perSecond = async (path: string): Promise<number> => {
      const requests = [{ path, headers }];
      const url = `http://127.0.0.1:${port}`;
      const { requests: answered, non2xx, errors } = await autocannon({ url, ...load, requests });
      if (non2xx + errors > 0) throw new Error(`The bare server refused ${non2xx + errors} calls.`);
      return answered.average;
    };
    return { stored: await perSecond("/stored"), cached: await perSecond("/cached") };
  } finally {
    child.kill();
  }
}
