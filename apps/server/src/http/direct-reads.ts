import { call } from "@orpc/server";
import type { PageId, VersionId } from "@stemma/domain/ids";
import {
  enterOrganization,
  type Caller,
  type Memberships,
  type OrganizationScope,
} from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import type { PageRead, VersionRead } from "../platform/page-read.ts";
import { failureOf, findProcedures, reportFor } from "./direct-calls.ts";
import { pageViewJson, versionJson } from "./kept-pieces.ts";
import { namedOrganization } from "./named-organization.ts";
import type { FirstHtml } from "./first-html.ts";
import type { ReportError } from "./report-errors.ts";
import {
  answerFailure,
  answerHtml,
  answerJson,
  answerParts,
  type AskedForm,
  type HeaderList,
  type ReadAnswer,
} from "./read-answers.ts";

/** A request, as Node or a test has it. */
interface ReadRequest {
  readonly method: string | undefined;
  /** The path with the query. */
  readonly url: string | undefined;
  readonly headers: { get(name: string): string | null };
}

/** Answers a read; `null` if the app shall answer it. */
export type DirectReads = (request: ReadRequest) => Promise<ReadAnswer | null>;

interface Needs {
  /** The procedures of the contract, by their names. */
  readonly router: object;
  readonly authentication: Pick<Authentication, "findReader" | "findReaderUnlessDue">;
  readonly memberships: Memberships;
  /** The headers that every answer of the contract has. */
  readonly headers: HeaderList;
  readPageBytes(caller: Caller, pageId: PageId): Promise<PageRead>;
  firstHtml: FirstHtml;
  readVersionBytes(scope: OrganizationScope, versionId: VersionId): Promise<VersionRead>;
  readonly reportUnexpected: ReportError;
}

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const anId = new RegExp(`^${uuid}$`);
const pageOfApi = new RegExp(`^/api/pages/(${uuid})$`);
const pageScreen = new RegExp(`^/page/${uuid}(?:\\?|$)`);
const versionOfApi = new RegExp(`^/api/versions/(${uuid})$`);
const procedureOfRpc = /^\/rpc\/([\w/]+)(?:\?data=([^&]*))?$/;

/**
 * Answers the reads of the contract that go well, with little work for each: no web `Request` and `Response`, no walk
 * over the answer, and for a page or a version no parsing of its text. Whatever is refused or unusual is left to the app, which
 * does it again and says why: so refusals are known to the app alone. The HTML of a page's screen is answered here too, unless the
 * app must renew the session with it. An unexpected failure is answered here, because the app would do the work again, and it may
 * have taken the longest time that a request may take.
 */
export function createDirectReads({
  router,
  authentication,
  memberships,
  headers,
  readPageBytes,
  firstHtml,
  readVersionBytes,
  reportUnexpected,
}: Needs): DirectReads {
  const procedures = findProcedures(router, (each) => each["~orpc"].route.method === "GET");

  /** The procedure and its input; `null` for what is not answered here. */
  function readCall(
    url: string,
  ): { name: string; input: unknown; around: AskedForm["around"] } | null {
    const ofApi = pageOfApi.exec(url);
    if (ofApi !== null) {
      return { name: "pages/get", input: { pageId: ofApi[1] }, around: ["", ""] };
    }
    const ofVersion = versionOfApi.exec(url);
    if (ofVersion !== null) {
      return { name: "versions/get", input: { versionId: ofVersion[1] }, around: ["", ""] };
    }
    const [, name, data] = procedureOfRpc.exec(url) ?? [];
    if (name === undefined || !procedures.has(name)) return null;
    const payload = data === undefined ? {} : readPayload(data);
    if (payload === null || payload.meta !== undefined) return null;
    return { name, input: payload.json, around: ['{"json":', "}"] };
  }

  async function answer(request: ReadRequest): Promise<ReadAnswer | null> {
    const { method, url } = request;
    const cookies = request.headers.get("cookie");
    const asked = method === "GET" && url !== undefined && cookies !== null ? readCall(url) : null;
    if (asked === null || cookies === null) return null;
    const { name, input, around } = asked;
    const report = reportFor(request, reportUnexpected);
    const named = namedOrganization(request.headers);
    const form = {
      acceptsGzip: request.headers.get("accept-encoding")?.includes("gzip") === true,
      ifNoneMatch: request.headers.get("if-none-match"),
      headers,
      around,
    };
    try {
      const visitor = await authentication.findReader(cookies);
      if (visitor === null) return null;
      if (name === "pages/get") {
        const { pageId } = Object(input) as { pageId?: unknown };
        if (typeof pageId !== "string" || !anId.test(pageId)) return null;
        const caller = { ...visitor, namedOrganization: named };
        const read = await readPageBytes(caller, pageId as PageId);
        return await answerParts(form, pageViewJson(read));
      }
      if (name === "versions/get") {
        const { versionId } = Object(input) as { versionId?: unknown };
        if (typeof versionId !== "string" || !anId.test(versionId)) return null;
        const scope = await enterOrganization(memberships, visitor, named);
        return await answerParts(
          form,
          versionJson(await readVersionBytes(scope, versionId as VersionId)),
        );
      }
      const procedure = procedures.get(name);
      if (procedure === undefined) return null;
      const context = { visitor, memberships, namedOrganization: named, reportUnexpected: report };
      const output = await call(procedure, input, { path: name.split("/"), context });
      return await answerJson(form, output);
    } catch (error) {
      const failure = failureOf(error, report);
      return failure && answerJson(form, failure.toJSON(), failure.status);
    }
  }

  /** The HTML of a page's screen; `null` for other addresses, without a session, and if it must be renewed. */
  async function answerScreen(request: ReadRequest) {
    const { method, url, headers: sent } = request;
    if (method !== "GET" || url === undefined || !pageScreen.test(url)) return null;
    const cookies = sent.get("cookie");
    const visitor = cookies === null ? null : await authentication.findReaderUnlessDue(cookies);
    if (cookies === null || visitor === null) return null;
    const acceptsGzip = sent.get("accept-encoding")?.includes("gzip") === true;
    try {
      // Of the address, only the path and the query are looked at.
      const html = await firstHtml({ url: new URL(url, "http://localhost"), visitor, cookies });
      return await answerHtml({ acceptsGzip, headers }, html);
    } catch (error) {
      return answerFailure({ headers }, reportFor(request, reportUnexpected)(error));
    }
  }

  return async (request) => {
    try {
      return (await answerScreen(request)) ?? (await answer(request));
    } catch {
      // The address holds no readable input.
      return null;
    }
  };
}

/** What a call of our own client carries in its address. */
function readPayload(data: string): { json?: unknown; meta?: unknown } | null {
  // In the query of an address, a plus is a space.
  const payload: unknown = JSON.parse(decodeURIComponent(data.replaceAll("+", "%20")));
  return typeof payload === "object" ? payload : null;
}
