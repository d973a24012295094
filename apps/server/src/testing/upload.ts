import type { UploadedFile } from "@stemma/contract/files.contract";
import type { PageBody } from "@stemma/document/format";
import type { RowAttributes } from "@stemma/document/row-attributes";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { DraftId } from "@stemma/domain/ids";
import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** Sends the bytes of a file for a draft; returns the answer. */
export function sendFile(
  server: TestServer,
  { cookies }: Pick<Person, "cookies">,
  draftId: DraftId,
  bytes: Uint8Array<ArrayBuffer>,
  type = "application/octet-stream",
): Promise<Response> {
  const headers = { "content-type": type, "content-length": String(bytes.length) };
  return server.send(
    `/api/files?draftId=${draftId}`,
    { method: "POST", headers, body: bytes },
    cookies,
  );
}

/** Uploads a file for a draft. */
export async function upload(...sent: Parameters<typeof sendFile>): Promise<UploadedFile> {
  const response = await sendFile(...sent);
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return (await response.json()) as UploadedFile;
}

/** A body that shows these files, each in a row of its own. */
export function bodyWithFiles(...files: readonly UploadedFile[]): PageBody {
  return makeBody(
    files.map(({ fileId, size, picture }, at) => {
      const file = { id: fileId, name: `file ${at}.bin`, size };
      const attributes: RowAttributes = { file: picture === null ? file : { ...file, picture } };
      const kind = picture === null ? "file" : "image";
      return makeBlock({ id: `f${at}` as BlockId, kind, attributes }, []);
    }),
  );
}
