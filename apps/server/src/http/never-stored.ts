import { createMiddleware } from "hono/factory";

/**
 * Keeps answers out of every cache on their way: they are one person's, and true for a moment. Without it a browser shows
 * its old copy when somebody goes back.
 */
export const neverStored = createMiddleware(async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) {
    context.header("cache-control", "no-store");
  }
});
