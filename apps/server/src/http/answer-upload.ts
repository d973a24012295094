import type { Context } from "hono";
import type { ReadableStream } from "node:stream/web";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { DraftId } from "@stemma/domain/ids";
import { enterOrganization, type Memberships } from "../access/organization-scope.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import { isDiskFull } from "../platform/is-disk-full.ts";
import { Refusal } from "../platform/refusal.ts";
import { findCaller } from "./find-caller.ts";
import { namedOrganization } from "./named-organization.ts";
import { answerRefusal, refuseRequest } from "./refuse-request.ts";
import { noteCaller } from "./tell-refusals.ts";

interface Needs {
  readonly authentication: Pick<Authentication, "findVisitor">;
  readonly memberships: Memberships;
  uploadFile(
    scope: OrganizationScope,
    upload: { draftId: DraftId; size: number; mediaType: string; bytes: ReadableStream },
  ): Promise<UploadedFile>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Answers the upload of a file: its bytes are the body, which is not held in memory and needs a `Content-Length`; the parameter
 * `draftId` names the draft.
 */
export function answerUpload({ authentication, memberships, uploadFile }: Needs) {
  return async (context: Context): Promise<Response> => {
    const { headers, body } = context.req.raw;
    const visitor = await findCaller(authentication, context.req.raw);
    noteCaller(context, visitor);
    if (visitor === null) return refuseRequest(context, "UNAUTHENTICATED");
    const draftId = context.req.query("draftId") ?? "";
    if (!uuid.test(draftId)) return refuseRequest(context, "NOT_FOUND");
    const length = headers.get("content-length");
    if (body === null || length === null) return refuseRequest(context, "NOT_READABLE");
    try {
      const scope = await enterOrganization(memberships, visitor, namedOrganization(headers));
      const uploaded = await uploadFile(scope, {
        draftId: draftId as DraftId,
        size: Number(length),
        mediaType: (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
        bytes: body as ReadableStream,
      });
      return context.json(uploaded);
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(context, error);
      if (isDiskFull(error)) return answerRefusal(context, new Refusal("DISK_FULL", undefined));
      throw error;
    }
  };
}
