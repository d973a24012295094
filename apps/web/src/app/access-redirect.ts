import { ORPCError } from "@orpc/client";
import { redirect } from "@tanstack/react-router";
import { hasErrorCode } from "../lib/error-code.ts";

/** Ids that no page or workspace can have are refused as bad input: there is no such thing either. */
const badInput = "BAD_REQUEST";

/** Whether a read failed because there is no such thing. */
export function isMissing(error: unknown): boolean {
  return (
    hasErrorCode(error, "NOT_FOUND") || (error instanceof ORPCError && error.code === badInput)
  );
}

/** Whether a read failed because the asker may not see the thing. */
export function isForbidden(error: unknown): boolean {
  return hasErrorCode(error, "NO_ACCESS") || hasErrorCode(error, "OTHER_ORGANIZATION");
}

/** Waits for what a page screen shows; sends the reader to the screen that says why there is nothing to see. */
export async function orPageAccessScreen<Read>(read: Promise<Read>, pageId: string): Promise<Read> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) throw redirect({ to: "/page/pageNotFound", replace: true });
    if (isForbidden(error)) {
      throw redirect({
        to: "/page/noAccess",
        search: { redirect: `page/${pageId}` },
        replace: true,
      });
    }
    throw error;
  }
}

/** The same for a workspace. */
export async function orWorkspaceAccessScreen<Read>(read: Promise<Read>): Promise<Read> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) throw redirect({ to: "/workspace/workspaceNotFound", replace: true });
    if (isForbidden(error)) throw redirect({ to: "/noAccess", replace: true });
    throw error;
  }
}
