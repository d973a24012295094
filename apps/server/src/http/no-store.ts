import { createMiddleware } from "hono/factory";

/**
 * Forbids caches to store answers, because answers are personal and soon outdated. Without this, a browser shows an old
 * copy after 'back'.
 */
export const noStore = createMiddleware(async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) {
    context.header("cache-control", "no-store");
  }
});
