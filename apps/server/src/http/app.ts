import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { bodyMaxBytes } from "@stemma/document/body-limits";
import type { Memberships } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { clientAddressHeader } from "../accounts/create-auth.ts";
import type { Api } from "./api.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";
import { findCaller } from "./find-caller.ts";
import { clientAddress } from "./client-address.ts";
import type { FirstHtml } from "./first-html.ts";
import { namedOrganization } from "./named-organization.ts";
import { refuseRequest } from "./refuse-request.ts";
import { neverStored } from "./never-stored.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

/** A save carries a body, its title and notes, and JSON's escapes. In bytes. */
const requestMaxBytes = 2 * bodyMaxBytes;

interface Needs {
  api: Api;
  authentication: Authentication;
  memberships: Memberships;
  firstHtml: FirstHtml;
  ids: Ids;
  logger: Logger;
  publicUrl: string;
  productName: string;
  webFolder: string;
  unsubscribeMail(token: string): Promise<void>;
}

/** Everything the server answers, in the order in which it is asked. */
export function createApp(needs: Needs): Hono {
  const { api, authentication, memberships, firstHtml, ids, logger, publicUrl } = needs;
  const app = new Hono();

  app.get("/healthz", (context) => context.text("ok"));
  app.use(securityHeaders(publicUrl.startsWith("https:")));
  app.use("/assets/*", staticFiles(needs.webFolder));
  app.all("/assets/*", (context) => context.notFound());
  app.use("/favicon.svg", staticFiles(needs.webFolder, "public, max-age=86400"));
  app.use("/rpc/*", neverStored);
  app.use("/api/*", neverStored);
  app.use(sameOrigin(publicUrl));
  app.use(
    bodyLimit({
      maxSize: requestMaxBytes,
      onError: (context) => refuseRequest(context, "TOO_LARGE"),
    }),
  );
  app.use(compress());

  const requestContext = async (request: Request) => ({
    visitor: await findCaller(authentication, request),
    memberships,
    namedOrganization: namedOrganization(request.headers),
    reportUnexpected(error: unknown): string {
      const errorId = ids.next<string>();
      logger.error({ err: error, errorId }, "a procedure failed");
      return errorId;
    },
  });

  app.all("/api/auth/*", (context) => {
    const headers = new Headers(context.req.raw.headers);
    headers.set(clientAddressHeader, clientAddress(context));
    return authentication.handle(new Request(context.req.raw, { headers }));
  });
  app.get("/api/openapi.json", async (context) =>
    context.json(await api.describe(needs.productName)),
  );
  app.all("/rpc/*", async (context) => {
    const request = context.req.raw;
    return (await api.rpc(request, await requestContext(request))) ?? context.notFound();
  });
  app.all("/api/*", async (context) => {
    const request = context.req.raw;
    return (await api.openApi(request, await requestContext(request))) ?? context.notFound();
  });
  // One click in a mail program (RFC 8058). Whoever opens the same address in a browser is shown a screen that asks first.
  app.post("/unsubscribe/:token", async (context) => {
    try {
      await needs.unsubscribeMail(context.req.param("token"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return context.text(error.message, 410);
    }
    return context.text("No more such mails.");
  });
  app.onError((error, context) => {
    const errorId = ids.next<string>();
    logger.error(
      { err: error, errorId, path: withoutTokens(context.req.path) },
      "a request failed",
    );
    return context.text(`Something went wrong on the server. Error ${errorId}`, 500);
  });
  app.get("*", async (context) => {
    const { visitor, setCookies } = await authentication.welcomeVisitor(context.req.raw.headers);
    const html = await firstHtml({
      url: new URL(context.req.url),
      visitor,
      cookies: context.req.header("cookie") ?? "",
    });
    for (const cookie of setCookies) context.header("set-cookie", cookie, { append: true });
    return context.html(html, 200, { "cache-control": "no-store" });
  });
  return app;
}

/** Links out of mails carry their token in the path: what is logged keeps none. */
function withoutTokens(path: string): string {
  return path.replace(/^(\/(?!page|workspace)(?:api\/auth\/)?[\w-]+\/)[\w-]{20,}$/, "$1…");
}
