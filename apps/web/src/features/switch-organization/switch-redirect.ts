import { safeRedirect } from "../../lib/safe-redirect.ts";

/**
 * The path to open after a switch of organizations: a page or workspace of this site, given without the leading slash
 * as 'page/{id}'; Home for anything else.
 */
export function switchRedirect(redirect: string | undefined, origin: string): string {
  const path = safeRedirect(redirect === undefined ? undefined : `/${redirect}`, origin);
  return /^\/(page|workspace)\/[^/]/.test(path) && !path.includes("/switchOrgToAccess")
    ? path
    : "/";
}
