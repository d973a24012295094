import { safeRedirect } from "../../lib/safe-redirect.ts";

/**
 * The address to which a switch of organizations leads: a page or a workspace of this very site, named without its first
 * slash as in 'page/{id}'; Home for anything else.
 */
export function switchRedirect(redirect: string | undefined, origin: string): string {
  const path = safeRedirect(redirect === undefined ? undefined : `/${redirect}`, origin);
  return /^\/(page|workspace)\/[^/]/.test(path) && !path.includes("/switchOrgToAccess")
    ? path
    : "/";
}
