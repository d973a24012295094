import { ORPCError } from "@orpc/client";
import { redirect } from "@tanstack/react-router";
import { hasErrorCode } from "../../lib/failures/error-code.ts";

/** A malformed id is refused with this code. It is handled as 'not found', because no page or workspace can have it. */
const badInput = "BAD_REQUEST";

/**
 * The route that explains why a page or workspace is not shown; `null` for any other error. `path` is its address
 * without the leading slash: 'page/{id}'.
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

/**
 * Resolves with what `read` resolves with. Redirects to the screen that explains why, if the page or workspace may not
 * be shown.
 */
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

/** The reader's other organization to which the page or workspace belongs; `null` for any other error. */
function otherOrganizationOf(error: unknown): string | null {
  if (!(error instanceof ORPCError) || !hasErrorCode(error, "OTHER_ORGANIZATION")) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("organizationId" in data)) return null;
  return typeof data.organizationId === "string" ? data.organizationId : null;
}
