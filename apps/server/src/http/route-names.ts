import { uploadPath } from "@stemma/contract/upload-path";
import { findProcedureName } from "./request-rules.ts";

/** Kinds of addresses, by how their paths begin; the first that fits. */
const kinds: readonly (readonly [start: string, name: string])[] = [
  ["/assets/", "asset"],
  ["/files/", "file"],
  ["/api/auth/", "sign-in"],
  ["/healthz", "health"],
  ["/readyz", "health"],
];

/**
 * The name under which a request is counted: its procedure, or the kind of its address. There are few names, whatever people request.
 */
export function routeName(method: string, url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  const procedure = findProcedureName(method, path);
  if (procedure !== undefined) return procedure;
  if (path === uploadPath && method === "POST") return "upload";
  const kind = kinds.find(([start]) => path.startsWith(start));
  if (kind !== undefined) return kind[1];
  return method === "GET" && !/^\/(api|rpc)\//.test(path) ? "screen" : "other";
}
