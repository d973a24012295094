import { Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { auditExportPath } from "@stemma/contract/audit-export-path";
import { diagramFramePath } from "@stemma/contract/diagram-frame-path";
import { uploadPath } from "@stemma/contract/upload-path";
import type { Memberships } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import type { Api } from "./api.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";
import type { Readiness } from "../platform/readiness.ts";
import { answerAuditExport } from "./answer-audit-export.ts";
import { answerDiagramFrame } from "./answer-diagram-frame.ts";
import { answerFile } from "./answer-file.ts";
import { answerProcedures } from "./answer-procedures.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { answerUpload } from "./answer-upload.ts";
import type { FirstHtml } from "./first-html.ts";
import { answerUnexpected } from "./refuse-request.ts";
import { answerHtml, failureText, namesAndValues, streamOf } from "./read-answers.ts";
import { noStore } from "./no-store.ts";
import { reportErrors } from "./report-errors.ts";
import { requestIdOf } from "./request-id.ts";
import { routeName } from "./route-names.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { sizedAnswers } from "./sized-answers.ts";
import { staticFiles } from "./static-files.ts";
import { strictTransport } from "./strict-transport.ts";
import { tellRefusals, type RefusedRequest } from "./tell-refusals.ts";

interface Needs {
  api: Api;
  authentication: Authentication;
  memberships: Memberships;
  firstHtml: FirstHtml;
  ids: Ids;
  logger: Logger;
  /** Hears of each unexpected error. */
  onError?: Parameters<typeof reportErrors>[0]["onError"];
  publicUrl: string;
  productName: string;
  webFolder: string;
  exportAudit: Parameters<typeof answerAuditExport>[0]["exportAudit"];
  readFile: Parameters<typeof answerFile>[0]["readFile"];
  uploadFile: Parameters<typeof answerUpload>[0]["uploadFile"];
  unsubscribeMail(token: string): Promise<void>;
  readLongSave: Parameters<typeof answerProcedures>[0]["readLongSave"];
  /** Hears of each refused request. */
  onRefused?: ((refused: RefusedRequest) => void) | undefined;
  readReadiness(): Promise<Readiness>;
}

/** All routes of the server, in the order in which they match. */
export function createApp(needs: Needs): Hono {
  const { api, authentication, firstHtml, publicUrl } = needs;
  const app = new Hono();
  const report = reportErrors(needs);

  if (needs.onRefused !== undefined) app.use(tellRefusals(needs.onRefused));
  app.use(strictTransport(publicUrl));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const readiness = await needs.readReadiness();
    return context.json(readiness, readiness.isReady ? 200 : 503, { "cache-control": "no-store" });
  });
  // Files, and the frame that draws diagrams, have security headers of their own.
  app.get("/files/:fileId/:name?", answerFile(needs));
  app.get(diagramFramePath, answerDiagramFrame);
  app.use(securityHeaders());
  // The frame that draws diagrams has no origin, and loads its script from here. Assets are the same for everybody.
  app.use("/assets/*", cors({ origin: "*", allowMethods: ["GET", "HEAD"] }));
  app.use("/assets/*", staticFiles(needs.webFolder));
  app.all("/assets/*", (context) => context.notFound());
  app.use("/favicon.svg", staticFiles(needs.webFolder, "public, max-age=86400"));
  app.use("/rpc/*", noStore);
  app.use("/api/*", noStore);
  app.use(sameOrigin(publicUrl));
  app.use(compress());
  app.use("/rpc/*", sizedAnswers);
  app.use("/api/*", sizedAnswers);

  const procedures = answerProcedures({
    ...needs,
    reportUnexpected: report("a procedure failed"),
  });
  app.all(
    "/api/auth/*",
    answerSignIn({ authentication, reportUnexpected: report("sign-in failed") }),
  );
  app.get("/api/openapi.json", async (context) =>
    context.json(await api.describe(needs.productName)),
  );
  app.post(auditExportPath, answerAuditExport(needs));
  app.post(uploadPath, answerUpload(needs));
  app.all("/rpc/*", procedures(api.rpc));
  app.all("/api/*", procedures(api.openApi));
  // One-click unsubscribe in a mail program (RFC 8058). A browser that opens the same address gets a screen that asks
  // first.
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
    const { path } = context.req;
    const about = { path: withoutTokens(path) };
    const route = routeName(context.req.method, path);
    const errorId = report("a request failed", about)(error, requestIdOf(context), route);
    if (/^\/(rpc|api)\//.test(path)) return answerUnexpected(context, errorId);
    return context.text(failureText(errorId), 500);
  });
  app.get("*", async (context) => {
    const { visitor, setCookies } = await authentication.welcomeVisitor(context.req.raw.headers);
    const html = await firstHtml({
      url: new URL(context.req.url),
      visitor,
      cookies: context.req.header("cookie") ?? "",
    });
    for (const cookie of setCookies) context.header("set-cookie", cookie, { append: true });
    const acceptsGzip = context.req.header("accept-encoding")?.includes("gzip") === true;
    const answer = await answerHtml({ acceptsGzip, headers: [] }, html);
    for (const [name, value] of namesAndValues(answer.headers)) context.header(name, value);
    context.header("cache-control", "no-store");
    return context.body(streamOf(answer));
  });
  return app;
}

/** The path without tokens: links in mails carry their token in the path, and the log must not contain it. */
function withoutTokens(path: string): string {
  return path.replace(/^(\/(?!page|workspace)(?:api\/auth\/)?[\w-]+\/)[\w-]{20,}$/, "$1…");
}
