import type { Context } from "hono";
import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { auditFilterShape } from "@stemma/contract/audit.contract";
import type { OrganizationId } from "@stemma/domain/ids";
import { z } from "zod";
import { enterOrganization, type Memberships } from "../access/organization-scope.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { Refusal } from "../platform/refusal.ts";
import { findCaller } from "./find-caller.ts";
import { originOf } from "./origin-of.ts";
import { answerRefusal, refuseRequest } from "./refuse-request.ts";
import { noteCaller } from "./tell-refusals.ts";

interface Needs {
  readonly authentication: Pick<Authentication, "findVisitor">;
  readonly memberships: Memberships;
  exportAudit(
    scope: OrganizationScope,
    query: z.output<typeof auditFilterShape>,
  ): Promise<AsyncGenerator<string>>;
}

const parameters = auditFilterShape.extend({ organizationId: z.uuid() });

/** Answers with an organization's audit log as lines of JSON, to be downloaded. The answer is made as it is read. */
export function answerAuditExport({ authentication, memberships, exportAudit }: Needs) {
  return async (context: Context): Promise<Response> => {
    const visitor = await findCaller(authentication, context.req.raw, originOf(context));
    noteCaller(context, visitor);
    if (visitor === null) return refuseRequest(context, "UNAUTHENTICATED");
    const asked = parameters.safeParse(context.req.query());
    if (!asked.success) return refuseRequest(context, "NOT_READABLE");
    const { organizationId, ...query } = asked.data;
    try {
      const scope = await enterOrganization(memberships, visitor, organizationId as OrganizationId);
      const lines = ReadableStream.from(await exportAudit(scope, query));
      return new Response(lines.pipeThrough(new TextEncoderStream()) as BodyInit, {
        headers: {
          "content-type": "application/jsonl; charset=utf-8",
          "content-disposition": 'attachment; filename="audit-log.jsonl"',
        },
      });
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(context, error);
      throw error;
    }
  };
}
