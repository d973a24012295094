import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const forEver = "public, max-age=31536000, immutable";

/**
 * The web client's files. The names of its assets contain a hash of their content, so browsers may cache them forever.
 */
export function staticFiles(webFolder: string, cacheControl = forEver): MiddlewareHandler {
  return serveStatic({
    root: webFolder,
    precompressed: true,
    onFound: (_path, context) => {
      context.header("cache-control", cacheControl);
    },
  });
}
