import { rm } from "node:fs/promises";
import type { ReadableStream } from "node:stream/web";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { DraftId, FileId, PageId } from "@stemma/domain/ids";
import { authorizePage, type PageAccess } from "../access/authorized.ts";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Disks } from "../platform/disks.ts";
import type { FileLimits } from "../platform/file-store/file-limits.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import { folderKey, objectKey } from "./file-keys.ts";
import type { FileReferencesStore } from "./file-references.store.ts";
import type { FilesStore, StoredFile } from "./files.store.ts";
import { mediaTypeOf } from "./media-type.ts";
import { readPicture, type Picture } from "./pictures/read-picture.ts";
import { newPlace, receiveUpload, type ReceivedFile } from "./receive-upload.ts";
import { roomFor } from "./read-limits.ts";

/** An upload: its bytes, and what is said of them before they arrive. */
export interface Upload {
  readonly draftId: DraftId;
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly bytes: ReadableStream;
}

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  drafts: { find(visitor: Visitor, draftId: DraftId): Promise<{ pageId: PageId } | null> };
  files: Pick<FilesStore, "findByContent" | "sizeOfAll">;
  fileStore: FileStore;
  fileLimits: FileLimits;
  disks: Pick<Disks, "hasRoomFor">;
  transaction: Transaction<{
    files: Pick<FilesStore, "lockRoom" | "sizeOfAll" | "insert" | "recordUpload" | "findByContent">;
    fileReferences: Pick<FileReferencesStore, "addToDraft">;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Stores a file for one of the caller's drafts. The same content is stored once in an organization; whoever uploads it again gets the
 * same file. FILE_TOO_LARGE, FILES_FULL, DISK_FULL, UPLOAD_INCOMPLETE and PICTURE_UNREADABLE; NOT_FOUND for another one's draft; as a page
 * refuses who may not edit it.
 */
export async function uploadFile(
  needs: Needs,
  scope: OrganizationScope,
  upload: Upload,
): Promise<UploadedFile> {
  const { access, drafts, files, fileStore, fileLimits, disks } = needs;
  const draft = (await drafts.find(scope, upload.draftId)) ?? refuse("NOT_FOUND");
  authorizePage(await access.findPage(scope, draft.pageId), "edit");
  const room = roomFor(fileLimits, await files.sizeOfAll(scope));
  if (upload.size > room.sizeMax) return refuse("FILE_TOO_LARGE", { sizeMax: room.sizeMax });
  if (!(await disks.hasRoomFor(upload.size))) return refuse("DISK_FULL");
  const place = newPlace(fileStore.incoming);
  const made: string[] = [place];
  try {
    const received = await receiveUpload(upload.bytes, place, { ...upload, ...room });
    const found = await files.findByContent(scope, received.sha256);
    // What is recorded is swept no more: only then a look at the bytes means something.
    const isKept = found !== null && (await recordAgain(needs, scope, upload.draftId, found));
    const known = isKept ? found : null;
    const isThere = known !== null && (await fileStore.sizeOf(objectKey(known))) !== null;
    if (isThere) return present(known);
    if (known === null && upload.size > room.bytesLeft)
      return refuse("FILES_FULL", { bytesLeft: room.bytesLeft });
    const picture = await readPicture(place, upload.mediaType);
    for (const { path } of picture?.objects ?? []) made.push(path);
    // A file whose bytes the store lost gets them back.
    const file = known ?? (await describe(needs.ids.next(), scope, received, picture));
    await storeObjects(fileStore, file, received, picture);
    return present(await record(needs, scope, upload.draftId, file));
  } finally {
    await Promise.all(made.map((path) => rm(path, { force: true })));
  }
}

/** Records one more upload of a file; `false` if the file was swept meanwhile. */
function recordAgain(
  { transaction, clock }: Needs,
  scope: OrganizationScope,
  draftId: DraftId,
  file: StoredFile,
): Promise<boolean> {
  return transaction(async ({ files, fileReferences }) => {
    if (!(await files.recordUpload(scope, file.id, clock.now()))) return false;
    await fileReferences.addToDraft(scope, draftId, file.id);
    return true;
  });
}

async function describe(
  id: FileId,
  { organizationId }: OrganizationScope,
  { path, size, sha256 }: ReceivedFile,
  picture: Picture | null,
): Promise<StoredFile> {
  return {
    id,
    organizationId,
    sha256,
    size,
    mediaType: picture?.mediaType ?? (await mediaTypeOf(path)),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    placeholder: picture?.placeholder ?? null,
    widths: (picture?.objects ?? []).flatMap(({ width }) => width ?? []),
  };
}

async function storeObjects(
  fileStore: FileStore,
  file: StoredFile,
  received: ReceivedFile,
  picture: Picture | null,
): Promise<void> {
  const objects = picture?.objects ?? [];
  for (const { width, path } of objects) {
    const type = width === null ? file.mediaType : "image/webp";
    await fileStore.put(objectKey(file, width), path, type);
  }
  if (objects.some(({ width }) => width === null)) return;
  await fileStore.put(objectKey(file), received.path, file.mediaType);
}

/** Records a new file; returns the other one if the same content was stored meanwhile. */
async function record(
  { transaction, clock, fileStore, fileLimits }: Needs,
  scope: OrganizationScope,
  draftId: DraftId,
  file: StoredFile,
): Promise<StoredFile> {
  const recorded = await transaction(async ({ files, fileReferences }) => {
    await files.lockRoom(scope);
    const { bytesLeft } = roomFor(fileLimits, await files.sizeOfAll(scope));
    const known = await files.findByContent(scope, file.sha256);
    if (known === null && file.size > bytesLeft) return null;
    const at = clock.now();
    const isNew = await files.insert(file, at);
    const stored = isNew ? file : await files.findByContent(scope, file.sha256);
    if (stored === null) return refuse("UPLOAD_INCOMPLETE");
    if (!(await files.recordUpload(scope, stored.id, at))) return refuse("UPLOAD_INCOMPLETE");
    await fileReferences.addToDraft(scope, draftId, stored.id);
    return stored;
  });
  if (recorded?.id === file.id) return recorded;
  await fileStore.remove(folderKey(file));
  return recorded ?? refuse("FILES_FULL", { bytesLeft: 0 });
}

function present({ id, size, mediaType, width, height, placeholder }: StoredFile): UploadedFile {
  const isPicture = width !== null && height !== null;
  return {
    fileId: id,
    size,
    mediaType,
    picture: isPicture ? { width, height, placeholder: placeholder ?? "" } : null,
  };
}
