import { Hono } from "hono";
import { noStore } from "./no-store.ts";
import { securityHeaders } from "./security-headers.ts";
import { strictTransport } from "./strict-transport.ts";

/** The headers of every answer of the contract, by their names: those that the app's middlewares set. */
export async function answerHeaders(publicUrl: string): Promise<Record<string, string>> {
  const app = new Hono();
  app.use(strictTransport(publicUrl), securityHeaders(), noStore);
  app.get("/", (context) => context.body(null));
  const { headers } = await app.request("/");
  return Object.fromEntries(headers);
}
