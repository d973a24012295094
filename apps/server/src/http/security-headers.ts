import { secureHeaders } from "hono/secure-headers";
import type { MiddlewareHandler } from "hono";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";

/** What a browser may do on our pages: load our own files, talk to us, and run no script but our own. */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
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
      strictTransportSecurity: isSecure ? "max-age=31536000" : false,
      xFrameOptions: "DENY",
      referrerPolicy: "same-origin",
      crossOriginOpenerPolicy,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    });
  // A tab knows whether the window that it opened for a provider is closed, and nobody else knows of ours.
  const others = headers("same-origin-allow-popups");
  // That window, back from the provider, stays the one that the tab opened, so that it may close itself.
  const landing = headers("unsafe-none");
  return (context, next) =>
    context.req.path === signInLandingPath ? landing(context, next) : others(context, next);
}
