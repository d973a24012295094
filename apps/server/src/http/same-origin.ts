import type { MiddlewareHandler } from "hono";
import { refuseRequest } from "./refuse-request.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The headers with a request's origin and the requested host. */
interface Origins {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Refuses requests that change something and come from another site: their `Origin` is neither the public URL nor the
 * requested host, or the browser marks them as cross-site. Scripts send neither header and pass.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (readingMethods.has(context.req.method)) return next();
    const isOwn = isOwnOrigin(publicUrl, {
      origin: context.req.header("origin"),
      host: context.req.header("host"),
      fetchSite: context.req.header("sec-fetch-site"),
    });
    return isOwn ? next() : refuseRequest(context, "OTHER_ORIGIN");
  };
}

/** Whether a request comes from our own pages or from no page at all. */
export function isOwnOrigin(publicUrl: string, { origin, host, fetchSite }: Origins): boolean {
  if (origin === undefined) return isOwnSite(fetchSite);
  return origin === publicUrl || isHost(origin, host);
}

function isOwnSite(fetchSite: string | undefined): boolean {
  return fetchSite === undefined || fetchSite === "same-origin" || fetchSite === "none";
}

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
