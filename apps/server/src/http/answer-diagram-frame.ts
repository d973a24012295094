import type { Context } from "hono";

/** A script of the web client, as it is built, or as the development server has it. */
const script = /^\/assets\/[\w.-]+\.js$|^\/src\/[\w./-]+\.ts\?worker_file&type=module$/;

/**
 * The document draws what anybody may have written. So it has no origin, whoever opens it: it reads no cookie, no storage and no window of ours,
 * and its requests name nobody. It loads nothing but our scripts, and stands in our own pages only.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

/** Answers the document in which a browser draws diagrams. It holds nothing of anybody, so browsers may keep it. */
export function answerDiagramFrame(context: Context): Response {
  const path = context.req.query("script") ?? "";
  const headers = {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "public, max-age=86400",
    "content-type": "text/html; charset=utf-8",
  };
  if (!script.test(path)) return new Response("", { status: 404, headers });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Diagram</title><style>body{margin:0}</style></head><body><script type="module" src="${path.replaceAll("&", "&amp;")}"></script></body></html>`;
  return new Response(html, { headers });
}
