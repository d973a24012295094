import type { Context } from "hono";
import type { Memberships } from "../access/organization-scope.ts";
import type { SignedIn } from "../access/signed-in.ts";
import type { Authentication } from "../accounts/authentication.ts";
import type { LongSave, ReadSave } from "../platform/long-save.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { believedMs, findCaller } from "./find-caller.ts";
import { namedOrganization } from "./named-organization.ts";
import { originOf } from "./origin-of.ts";
import type { RequestContext } from "../procedures/request-context.ts";
import { readRequest, withBody } from "./read-request.ts";
import { refuseRequest } from "./refuse-request.ts";
import type { ReportError } from "./report-errors.ts";
import { routeName } from "./route-names.ts";
import { requestIdOf } from "./request-id.ts";
import { findRequestRules } from "./request-rules.ts";
import { noteCaller } from "./tell-refusals.ts";

interface Needs {
  readonly authentication: Pick<Authentication, "findVisitor">;
  readonly memberships: Memberships;
  readonly reportUnexpected: ReportError;
  /** Parses and checks a save with a long text, off the event loop. */
  readonly readLongSave: (save: LongSave) => Promise<ReadSave | null>;
}

type Answer = (request: Request, context: RequestContext) => Promise<Response | null>;

/**
 * Handles calls of the contract. Identifies the caller before it reads the body, and checks the body's size and depth
 * before anything parses it, so that an unauthenticated request costs very little.
 */
export function answerProcedures({
  authentication,
  memberships,
  reportUnexpected,
  readLongSave,
}: Needs) {
  return (answer: Answer) =>
    async (context: Context): Promise<Response> => {
      const original = context.req.raw;
      const call = async (request: Request, visitor: SignedIn | null, save?: ReadSave | null) => {
        const { headers } = request;
        const answered = await answer(save ? withBody(request, save.request) : request, {
          visitor,
          memberships,
          namedOrganization: namedOrganization(headers),
          ...(save && { checkedBody: save.checkedBody }),
          reportUnexpected: (error) =>
            reportUnexpected(
              error,
              requestIdOf(context),
              routeName(original.method, context.req.path),
            ),
          onRefused: (code) => context.set("refusal", code),
        });
        if (answered === null) return refuseRequest(context, "NOT_FOUND");
        // Input that cannot be parsed is refused before its procedure, which tells of all other refusals.
        if (answered.status === 400 && context.get("refusal") === undefined) {
          context.set("refusal", "BAD_REQUEST");
        }
        return answered;
      };
      const startedAt = Date.now();
      const isReading = original.method === "GET" || original.method === "HEAD";
      const from = isReading ? undefined : originOf(context);
      const visitor = await findCaller(authentication, original, from);
      noteCaller(context, visitor);
      if (isReading) return call(original, visitor);
      const { maxBytes, isOpen, savesText } = findRequestRules(original.method, context.req.path);
      if (visitor === null && !isOpen) return refuseRequest(context, "UNAUTHENTICATED");
      const read = await readRequest(original, maxBytes);
      if (!read.ok) return refuseRequest(context, read.code);
      const isLate = Date.now() - startedAt > believedMs;
      const known = isLate ? await findCaller(authentication, original, from) : visitor;
      const { request, bytes } = read;
      if (!savesText || known === null || bytes.length <= textOnLoopMax)
        return call(request, known);
      const isWrapped = context.req.path.startsWith("/rpc/");
      return call(request, known, await readLongSave({ bytes, isWrapped }));
    };
}
