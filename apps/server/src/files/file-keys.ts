import type { FileId, OrganizationId } from "@stemma/domain/ids";

/** The ids that lead to a file's objects in the file store. */
export interface FilePlace {
  readonly id: FileId;
  readonly organizationId: OrganizationId;
}

/** What the keys of a file's objects begin with, before a slash. */
export function folderKey({ organizationId, id }: FilePlace): string {
  return `${organizationId}/${id}`;
}

/** The key of a file's bytes, or of a picture in one of the widths that are kept, in pixels. */
export function objectKey(file: FilePlace, width: number | null = null): string {
  return `${folderKey(file)}/${width ?? "original"}`;
}

/** The file that a key of the file store belongs to; `null` for a key that we did not make. */
export function fileOfKey(key: string): FilePlace | null {
  const [organizationId, id, object, ...more] = key.split("/");
  const isOurs = uuid.test(organizationId ?? "") && uuid.test(id ?? "") && object !== undefined;
  if (!isOurs || more.length > 0) return null;
  return { organizationId: organizationId as OrganizationId, id: id as FileId };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
