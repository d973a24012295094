import { sidebarWidthIn } from "@stemma/domain/configuration/sidebar-width";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Account } from "@stemma/contract/accounts.contract";
import { firstAnswersElementId, firstRenderElementId } from "@stemma/contract/first-render";
import type { ServerSettings } from "@stemma/contract/first-render";
import { escapeHtml } from "@stemma/document/html/escape-html";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { enterOrganization } from "../access/organization-scope.ts";
import type { Caller, Memberships, OrganizationScope } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";
import type { Logger } from "../platform/logger.ts";
import type { PageRead } from "../platform/page-read.ts";
import { Refusal } from "../platform/refusal.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { FirstAnswers } from "./first-answers.ts";
import { firstPaint } from "./first-paint.ts";
import { createKeptHtml, type DrawingThreads } from "./kept-html.ts";
import { pageViewScriptJson, type KeptPiece, type Part } from "./kept-pieces.ts";
import { scriptJson } from "../platform/script-json.ts";

interface Needs extends DrawingThreads {
  webFolder: string;
  settings: ServerSettings;
  memberships: Memberships;
  readAccount(scope: OrganizationScope): Promise<Account>;
  readPageBytes(caller: Caller, pageId: PageId): Promise<PageRead>;
  readFirstAnswers: FirstAnswers;
  logger: Pick<Logger, "warn">;
}

/** One request for a screen's HTML. `cookies` is the request's cookie header. */
interface FirstHtmlRequest {
  readonly url: URL;
  readonly visitor: SignedIn | null;
  readonly cookies: string;
}

/** A screen's HTML in parts. `rest` is called once `first` is on its way, and never fails. */
export interface FirstHtmlParts {
  /** The page's text and the data of the first render. */
  readonly first: Part[];
  /** The answers that the first screen needs, and the end of the document. */
  readonly rest: () => Promise<Part[]>;
}

/** Renders the HTML of a URL. */
export type FirstHtml = (request: FirstHtmlRequest) => Promise<FirstHtmlParts>;

const pageAddress = /^\/page\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?$/;

/** The query parameters of a page's URL that show a text other than the published one. */
const elsewhere = ["edit", "version", "compareTo"];

/** Reads the client's `index.html` once. Fails with one line if the client was not built. */
export function createFirstHtml(needs: Needs): FirstHtml {
  const [start, head, body, data, end] = splitTemplate(readTemplate(needs.webFolder));
  const { settings } = needs;
  const keptHtml = createKeptHtml(needs);

  /** Nothing if no thread draws the text now: the client draws it from the page's data. */
  async function paint(read: PageRead): Promise<Part[]> {
    try {
      return await firstPaint(keptHtml, read);
    } catch (error) {
      needs.logger.warn({ err: error }, "A page's first HTML was sent without its text.");
      return [];
    }
  }

  return async ({ url, visitor, cookies }) => {
    const { account, read } = await readFirstRender(needs, url, visitor);
    const isReading = !elsewhere.some((name) => url.searchParams.has(name));
    const restOf = async (): Promise<Part[]> => {
      if (visitor === null || account === null) return [end];
      const organizationId = account.organization.id;
      const shown = isReading && read !== null ? read.head : null;
      const answers = await needs.readFirstAnswers({ visitor, organizationId, shown });
      const element = `<script type="application/json" id="${firstAnswersElementId}">`;
      return [`${element}${scriptJson(answers)}</script>`, end];
    };
    const title = read === null ? settings.productName : titleOf(read.head, isReading);
    const isPainted = read !== null && isReading && read.published !== null;
    const pageView = read === null ? ["null"] : pageViewScriptJson(read);
    const first = [
      start,
      appearance(cookies, account),
      head,
      `<title>${escapeHtml(title)}</title>`,
      body,
      ...(isPainted ? await paint(read) : []),
      data,
      `<script type="application/json" id="${firstRenderElementId}">`,
      `{"settings":${scriptJson(settings)},"account":${scriptJson(account)},"pageView":`,
      ...pageView,
      `}</script>`,
    ];
    return { first, rest: restOf };
  };
}

function titleOf({ page, draft }: PageRead["head"], isReading: boolean): string {
  return displayPageTitle(isReading ? page.pageTitle : (draft?.pageTitle ?? page.pageTitle));
}

/** The template, split where the parts of a URL stand. */
function splitTemplate(
  template: string,
): [start: KeptPiece, head: KeptPiece, body: KeptPiece, data: KeptPiece, end: KeptPiece] {
  let rest = template.replace("<html", () => `<html${appearanceMark}`);
  const before = (mark: string): KeptPiece => {
    const at = rest.indexOf(mark);
    if (at === -1) throw new StartFailure(`The web client's index.html has no ${mark}.`);
    const piece = pieceOf(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
    return piece;
  };
  return [
    before(appearanceMark),
    before("<!--stemma:head-->"),
    before("<!--stemma:body-->"),
    before("<!--stemma:data-->"),
    pieceOf(rest),
  ];
}

const appearanceMark = "<!--stemma:appearance-->";

function pieceOf(text: string): KeptPiece {
  return { bytes: Buffer.from(text), deflated: undefined };
}

async function readFirstRender(
  { memberships, readAccount, readPageBytes }: Needs,
  url: URL,
  visitor: SignedIn | null,
): Promise<{ account: Account | null; read: PageRead | null }> {
  if (visitor === null) return { account: null, read: null };
  const pageId = pageAddress.exec(url.pathname)?.[1];
  const caller = { ...visitor, namedOrganization: null };
  const [account, read] = await Promise.all([
    orNull(enterOrganization(memberships, visitor).then(readAccount)),
    pageId === undefined ? null : orNull(readPageBytes(caller, pageId as PageId)),
  ]);
  return { account, read: account && read };
}

/** A refusal becomes `null` here: the client requests the data again and shows the right error. */
async function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The appearance as attributes of the root element: the theme and the sidebar's width from the browser's cookies, and whether the sidebar is
 * shown from the person's settings.
 */
function appearance(cookies: string, account: Account | null): string {
  const theme = /(?:^|; )stemma-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  const isSidebarHidden = account?.configuration.sidebarSettings.isShowSidebar === false;
  const width = sidebarWidthIn(cookies);
  return [
    theme === undefined ? "" : ` data-theme="${theme}"`,
    isSidebarHidden ? ' data-sidebar="hidden"' : "",
    width === null ? "" : ` data-sidebar-width="${width}"`,
  ].join("");
}

function readTemplate(webFolder: string): string {
  try {
    return readFileSync(path.join(webFolder, "index.html"), "utf8");
  } catch {
    throw new StartFailure("The web client is not built: start Stemma with `npm start`.");
  }
}
