import { sidebarWidthIn } from "@stemma/domain/configuration/sidebar-width";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Account } from "@stemma/contract/accounts.contract";
import { firstRenderElementId } from "@stemma/contract/first-render";
import type { FirstRender, ServerSettings } from "@stemma/contract/first-render";
import type { PageView } from "@stemma/contract/pages.contract";
import { escapeHtml } from "@stemma/document/html/escape-html";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { enterOrganization } from "../access/organization-scope.ts";
import type { Memberships, OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { Refusal } from "../platform/refusal.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { scriptJson } from "./script-json.ts";
import { firstPaint } from "./first-paint.ts";

interface Needs {
  webFolder: string;
  settings: ServerSettings;
  memberships: Memberships;
  readAccount(scope: OrganizationScope): Promise<Account>;
  readPage(scope: OrganizationScope, pageId: PageId): Promise<PageView>;
}

/** One request for a screen's HTML. `cookies` is the request's cookie header. */
interface FirstHtmlRequest {
  readonly url: URL;
  readonly visitor: Visitor | null;
  readonly cookies: string;
}

/** Renders the HTML of a URL: the page's text and the data of the first render. */
export type FirstHtml = (request: FirstHtmlRequest) => Promise<string>;

const pageAddress = /^\/page\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?$/;

/** The query parameters of a page's URL that show a text other than the published one. */
const elsewhere = ["edit", "version", "compareTo"];

/** Reads the client's `index.html` once. Fails with one line if the client was not built. */
export function createFirstHtml(needs: Needs): FirstHtml {
  const template = readTemplate(needs.webFolder);
  const { productName } = needs.settings;

  return async ({ url, visitor, cookies }) => {
    const render = await readFirstRender(needs, url, visitor);
    const { pageView } = render;
    const isReading = !elsewhere.some((name) => url.searchParams.has(name));
    const title =
      pageView === null
        ? productName
        : displayPageTitle(
            isReading
              ? pageView.page.pageTitle
              : (pageView.draft?.pageTitle ?? pageView.page.pageTitle),
          );
    const isPainted = pageView !== null && isReading && pageView.page.publishedVersion !== null;
    const data = `<script type="application/json" id="${firstRenderElementId}">${scriptJson(render)}</script>`;
    return template
      .replace("<html", () => `<html${appearance(cookies, render.account)}`)
      .replace("<!--stemma:head-->", () => `<title>${escapeHtml(title)}</title>`)
      .replace("<!--stemma:body-->", () => (isPainted ? firstPaint(pageView) : ""))
      .replace("<!--stemma:data-->", () => data);
  };
}

async function readFirstRender(
  { settings, memberships, readAccount, readPage }: Needs,
  url: URL,
  visitor: Visitor | null,
): Promise<FirstRender> {
  if (visitor === null) return { settings, account: null, pageView: null };
  const pageId = pageAddress.exec(url.pathname)?.[1];
  try {
    const scope = await enterOrganization(memberships, visitor);
    const [account, pageView] = await Promise.all([
      readAccount(scope),
      pageId === undefined ? null : orNull(readPage(scope, pageId as PageId)),
    ]);
    return { settings, account, pageView };
  } catch (error) {
    if (error instanceof Refusal) return { settings, account: null, pageView: null };
    throw error;
  }
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
