import type { MiddlewareHandler } from "hono";

/**
 * Tells browsers to come by HTTPS alone for a year (HSTS), with every answer, also those that have security headers of their own. Only where
 * the public address is one of HTTPS. Subdomains are not included: they may be other people's.
 */
export function strictTransport(publicUrl: string): MiddlewareHandler {
  const isSecure = publicUrl.startsWith("https:");
  return async (context, next) => {
    await next();
    if (isSecure) context.header("strict-transport-security", "max-age=31536000");
  };
}
