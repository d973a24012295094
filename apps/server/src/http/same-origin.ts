import type { MiddlewareHandler } from "hono";
import { refuseRequest } from "./refuse-request.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something and come from another site: their `Origin` is neither the public address nor
 * the host that was asked, or the browser says that they are cross-site. Scripts send neither header and pass.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (readingMethods.has(context.req.method)) return next();
    const origin = context.req.header("origin");
    const isOwn =
      origin === undefined
        ? isOwnSite(context.req.header("sec-fetch-site"))
        : origin === publicUrl || isHost(origin, context.req.header("host"));
    if (isOwn) return next();
    return refuseRequest(context, "OTHER_ORIGIN");
  };
}

function isOwnSite(fetchSite: string | undefined): boolean {
  return fetchSite === undefined || fetchSite === "same-origin" || fetchSite === "none";
}

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
