import { createMiddleware } from "hono/factory";

/**
 * Gives answers in JSON their length, which the handlers of procedures and of sign-in leave out. Compressing needs it to leave short ones
 * as they are: without it, 80 bytes go through a stream of their own and get longer.
 */
export const sizedAnswers = createMiddleware(async (context, next) => {
  await next();
  const { res } = context;
  const { headers } = res;
  if (context.req.method === "HEAD" || res.body === null || headers.has("content-length")) return;
  if (headers.get("content-type")?.startsWith("application/json") !== true) return;
  const bytes = await res.arrayBuffer();
  const sized = new Response(bytes, res);
  sized.headers.set("content-length", String(bytes.byteLength));
  // Without this, the headers of both would be merged.
  context.res = undefined;
  context.res = sized;
});
