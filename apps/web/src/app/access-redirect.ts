import { ORPCError } from "@orpc/client";
import { redirect } from "@tanstack/react-router";
import { hasErrorCode } from "../lib/error-code.ts";

/** Ids that no page or workspace can have are refused as bad input: there is no such thing either. */
const badInput = "BAD_REQUEST";

/**
 * The screen that says why a page or workspace is not shown; `null` where the error is another matter. `path` is where it is, without
 * the first slash: 'page/{id}'.
 */
export function accessScreen(error: unknown, what: "page" | "workspace", path: string) {
  const isPage = what === "page";
  if (isMissing(error)) {
    return {
      to: isPage ? "/page/pageNotFound" : "/workspace/workspaceNotFound",
      replace: true,
    } as const;
  }
  const organizationId = otherOrganizationOf(error);
  if (organizationId !== null) {
    return {
      to: isPage ? "/page/switchOrgToAccess" : "/workspace/switchOrgToAccess",
      search: { redirect: path, orgId: organizationId },
      replace: true,
    } as const;
  }
  if (!hasErrorCode(error, "NO_ACCESS")) return null;
  return {
    to: isPage ? "/page/noAccess" : "/noAccess",
    search: { redirect: path },
    replace: true,
  } as const;
}

/** Waits for what a screen shows; sends the reader to the screen that says why there is nothing to see. */
export async function orAccessScreen<Read>(
  read: Promise<Read>,
  what: "page" | "workspace",
  path: string,
): Promise<Read> {
  try {
    return await read;
  } catch (error) {
    const screen = accessScreen(error, what, path);
    throw screen === null ? error : redirect(screen);
  }
}

function isMissing(error: unknown): boolean {
  return (
    hasErrorCode(error, "NOT_FOUND") || (error instanceof ORPCError && error.code === badInput)
  );
}

/** The organization of the reader's that the thing belongs to, where it is not the one they are in. */
function otherOrganizationOf(error: unknown): string | null {
  if (!(error instanceof ORPCError) || !hasErrorCode(error, "OTHER_ORGANIZATION")) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("organizationId" in data)) return null;
  return typeof data.organizationId === "string" ? data.organizationId : null;
}
