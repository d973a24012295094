import { call } from "@orpc/server";
import { requestMaxDepth } from "@stemma/contract/request-rules";
import type { Memberships } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { failureOf, findProcedures, reportFor } from "./direct-calls.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { believedMs, findCaller } from "./find-caller.ts";
import { isDeeper } from "./json-depth.ts";
import { namedOrganization } from "./named-organization.ts";
import { answerJson, type HeaderList, type ReadAnswer } from "./read-answers.ts";
import { isJson } from "./read-request.ts";
import type { ReportError } from "./report-errors.ts";
import { isOwnOrigin } from "./same-origin.ts";

/** A request whose body has not been read, as Node or a test has it. */
interface SaveRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: { get(name: string): string | null };
  /** Reads the whole body; fails if the sender closes the connection. The app can read it again. */
  readBody(): Promise<Buffer>;
}

/** Answers a save; `null` if the app shall answer it. */
export type DirectSaves = (request: SaveRequest) => Promise<ReadAnswer | null>;

interface Needs {
  /** The procedures of the contract, by their names. */
  readonly router: object;
  readonly authentication: Pick<Authentication, "findVisitor">;
  readonly memberships: Memberships;
  readonly publicUrl: string;
  /** The headers that every answer of the contract has. */
  readonly headers: HeaderList;
  readonly reportUnexpected: ReportError;
}

/** The procedure of a save, which can be repeated: the app runs it again after a refusal here. */
const savePath = "drafts/save";

/**
 * Answers the saves of our own client that go well, without the web's streams, `Request` and `Response`. As the app does, it
 * refuses other origins and identifies the caller before it reads the body. Whatever is refused or unusual is left to the app,
 * which does it again and says why: a save that is sent twice is taken once. So are saves longer than {@link textOnLoopMax}, which
 * are read in a thread. An unexpected failure is answered here.
 */
export function createDirectSaves(needs: Needs): DirectSaves {
  const { authentication, memberships, publicUrl, headers, reportUnexpected } = needs;
  const [save] = findProcedures(needs.router, (_, path) => path === savePath).values();

  async function read({
    headers: asked,
    readBody,
  }: SaveRequest): Promise<{ input: unknown } | null> {
    const length = Number(asked.get("content-length") ?? Number.NaN);
    if (!(length <= textOnLoopMax) || !isJson(asked)) return null;
    const startedAt = Date.now();
    const bytes = await readBody().catch(() => null);
    if (bytes === null) return null;
    if (Date.now() - startedAt > believedMs || isDeeper(bytes, requestMaxDepth)) return null;
    const payload = parse(bytes);
    if (typeof payload !== "object" || payload === null || "meta" in payload) return null;
    return "json" in payload ? { input: payload.json } : null;
  }

  return async (request) => {
    const { headers: asked, method, url } = request;
    if (save === undefined || method !== "POST" || url !== `/rpc/${savePath}`) return null;
    const isOwn = isOwnOrigin(publicUrl, {
      origin: asked.get("origin") ?? undefined,
      host: asked.get("host") ?? undefined,
      fetchSite: asked.get("sec-fetch-site") ?? undefined,
    });
    if (!isOwn) return null;
    const form = {
      acceptsGzip: false,
      ifNoneMatch: null,
      headers,
      around: ['{"json":', "}"],
    } as const;
    const report = reportFor(request, reportUnexpected);
    try {
      const visitor = await findCaller(authentication, { method, headers: asked });
      const payload = visitor && (await read(request));
      if (payload === null) return null;
      const named = namedOrganization(asked);
      const context = { visitor, memberships, namedOrganization: named, reportUnexpected: report };
      const path = savePath.split("/");
      return await answerJson(form, await call(save, payload.input, { path, context }));
    } catch (error) {
      const failure = failureOf(error, report);
      return failure && answerJson(form, failure.toJSON(), failure.status);
    }
  };
}

/** The JSON as a value; `null` if it is invalid. */
function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString()) as unknown;
  } catch {
    return null;
  }
}
