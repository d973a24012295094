import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** The web client's files. Their names carry a hash of their content, so a browser keeps them for ever. */
export function staticFiles(webFolder: string): MiddlewareHandler {
  return serveStatic({
    root: webFolder,
    precompressed: true,
    onFound: (_path, context) => {
      context.header("cache-control", "public, max-age=31536000, immutable");
    },
  });
}
