import type { Context } from "hono";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { clientAddressHeader } from "../accounts/caller-address.ts";
import { readRequestOrigin } from "../accounts/read-request-origin.ts";
import { clientAddress } from "./client-address.ts";

/** Where a request came from, for the audit log. */
export function originOf(context: Context): RequestOrigin {
  const headers = new Headers({ [clientAddressHeader]: clientAddress(context) });
  const userAgent = context.req.header("user-agent");
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  return readRequestOrigin(headers);
}
