import type { PageId, WorkspaceId } from "@stemma/domain/ids";

/** A page or workspace that somebody requests access to. */
export type RequestedItem =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

const place = /^(page|workspace)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[?#].*)?$/i;

/** Reads the item of the no-access screen from its URL: 'page/{id}' or 'workspace/{id}'; `null` for anything else. */
export function readRequestedItem(redirect: string | undefined): RequestedItem | null {
  const [, type, id] = place.exec(redirect ?? "") ?? [];
  if (type === undefined || id === undefined) return null;
  return type === "page"
    ? { type: "page", id: id as PageId }
    : { type: "workspace", id: id as WorkspaceId };
}
