import { secureHeaders } from "hono/secure-headers";
import type { MiddlewareHandler } from "hono";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";

/** The browser's limits for our pages: load our own files, connect to our server, and run only our own scripts. */
export function securityHeaders(): MiddlewareHandler {
  const headers = (crossOriginOpenerPolicy: string) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      // `strict-transport.ts` sets it, for files too.
      strictTransportSecurity: false,
      xFrameOptions: "DENY",
      referrerPolicy: "same-origin",
      crossOriginOpenerPolicy,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
  // A tab can see whether the provider's window that it opened is closed; other sites have no access to our windows.
  const others = headers("same-origin-allow-popups");
  // After the provider's sign-in, the window must keep its connection to the tab that opened it, so that it can close
  // itself.
  const landing = headers("unsafe-none");
  return (context, next) =>
    context.req.path === signInLandingPath ? landing(context, next) : others(context, next);
}
