import { ORPCError } from "@orpc/client";
import type { UploadedFile } from "@stemma/contract/files.contract";
import { organizationHeader } from "@stemma/contract/organization-header";
import { tabHeader } from "@stemma/contract/tab-header";
import { uploadPath } from "@stemma/contract/upload-path";
import type { DraftId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { tabName } from "../../../lib/tabs/tab-name.ts";
import { tabOrganization } from "../../../lib/tabs/tab-organization.ts";

/** Why a file was not stored: a code of the contract with its data, or `offline`. */
export class UploadFailure extends Error {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, data: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = "UploadFailure";
    this.code = code;
    this.data = data;
  }
}

/**
 * Uploads a file for a draft, after a look whether there is room for it. `onProgress` gets the share that was sent, from 0 to 1.
 * Rejects with an `UploadFailure`; with the signal's reason if it is aborted.
 */
export async function sendFile(
  draftId: DraftId,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  await checkRoom(file);
  await checkReadable(file);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    // `fetch` does not tell how much it has sent.
    const request = new XMLHttpRequest();
    request.open("POST", `${uploadPath}?draftId=${draftId}`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.setRequestHeader(tabHeader, tabName);
    const organizationId = tabOrganization();
    if (organizationId !== null) request.setRequestHeader(organizationHeader, organizationId);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 1 : loaded / total),
    );
    request.addEventListener("error", () => reject(new UploadFailure("offline")));
    request.addEventListener("abort", () => reject(signal.reason as Error));
    request.addEventListener("load", () => {
      const answer = parsed(request.responseText);
      // A network that asks for a sign-in of its own answers 200 to everything.
      if (typeof answer["fileId"] === "string") resolve(answer as unknown as UploadedFile);
      else reject(failureOf(answer, request.status));
    });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

async function checkRoom({ size }: File): Promise<void> {
  let limits;
  try {
    limits = await api.files.limits();
  } catch (error) {
    throw new UploadFailure(error instanceof ORPCError ? String(error.code) : "offline");
  }
  const { sizeMax, bytesLeft } = limits;
  if (size > sizeMax) throw new UploadFailure("FILE_TOO_LARGE", { sizeMax });
  if (size > bytesLeft) throw new UploadFailure("FILES_FULL", { bytesLeft });
}

/** A folder is dropped like a file, and a file may be gone since it was chosen: both have no bytes. */
async function checkReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new UploadFailure("unreadable");
  }
}

function failureOf(
  { code, data }: Readonly<Record<string, unknown>>,
  status: number,
): UploadFailure {
  const known = typeof code === "string" ? code : status === 200 ? "offline" : "UNEXPECTED";
  return new UploadFailure(known, (data ?? {}) as Readonly<Record<string, unknown>>);
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
