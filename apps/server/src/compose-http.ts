import type { Authentication } from "./accounts/authentication.ts";
import type { Features } from "./compose.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import { createApi } from "./http/api.ts";
import { createApp } from "./http/app.ts";
import { createDirectReads } from "./http/direct-reads.ts";
import { createDirectSaves } from "./http/direct-saves.ts";
import { createFirstAnswers } from "./http/first-answers.ts";
import { createFirstHtml } from "./http/first-html.ts";
import { reportErrors } from "./http/report-errors.ts";
import type { createRouter } from "./router.ts";

type AppNeeds = Parameters<typeof createApp>[0];
type FirstHtmlNeeds = Parameters<typeof createFirstHtml>[0];

interface Needs extends Pick<
  AppNeeds,
  "ids" | "onError" | "onRefused" | "readReadiness" | "memberships" | "publicUrl" | "productName"
> {
  readonly features: Features;
  /** The procedures of the contract, which may be traced or checked. */
  readonly router: ReturnType<typeof createRouter>;
  readonly authentication: Authentication;
  readonly analysis: Pick<AppNeeds, "readLongSave"> & Pick<FirstHtmlNeeds, "drawText">;
  readonly logger: AppNeeds["logger"];
  /** What the client is told of the settings, beside the name of the product. */
  readonly settings: Omit<FirstHtmlNeeds["settings"], "productName">;
  /** The folder of the client's `index.html` and assets. */
  readonly webFolder: string;
  /** How long the first HTML waits for the answers of the first screen, in milliseconds. */
  readonly firstAnswersMaxMs?: number | undefined;
}

/**
 * Composes what answers requests: the app with all routes, and what answers the hottest reads and saves before it. `answering` is for what else
 * answers procedures.
 */
export async function composeHttp(needs: Needs) {
  const { features, router, authentication, memberships, analysis, logger, webFolder } = needs;
  const { publicUrl, productName, firstAnswersMaxMs: maxMs } = needs;
  const reportAs = reportErrors(needs);
  const firstHtml = createFirstHtml({
    webFolder,
    settings: { productName, ...needs.settings },
    memberships,
    readAccount: features.accounts.readAccount,
    readPageBytes: features.pages.readPageBytes,
    drawText: analysis.drawText,
    readFirstAnswers: createFirstAnswers({
      router,
      memberships,
      reportUnexpected: reportAs("an answer of the first HTML failed"),
      ...(maxMs !== undefined && { maxMs }),
    }),
    logger,
  });
  const app = createApp({
    ...needs,
    api: createApi(router),
    firstHtml,
    readLongSave: analysis.readLongSave,
    exportAudit: features.audit.exportAudit,
    readFile: features.files.readFile,
    uploadFile: features.files.uploadFile,
    unsubscribeMail: features.notifications.unsubscribeMail,
  });
  const answering = {
    router,
    authentication,
    memberships,
    headers: Object.entries(await answerHeaders(publicUrl)).flat(),
    reportUnexpected: reportAs("a procedure failed"),
  };
  return {
    app,
    answering,
    directReads: createDirectReads({
      ...answering,
      readPageBytes: features.pages.readPageBytes,
      readVersionBytes: features.versions.readVersionBytes,
      firstHtml,
    }),
    directSaves: createDirectSaves({ ...answering, publicUrl }),
  };
}
