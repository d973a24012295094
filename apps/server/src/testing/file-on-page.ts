import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, FileId } from "@stemma/domain/ids";
import { draftedPage } from "./published-page.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";
import { bodyWithFiles, upload } from "./upload.ts";

/** Content that no other file has. */
export const someBytes = (length = 2000): Uint8Array<ArrayBuffer> =>
  new Uint8Array(randomBytes(length));

/** A picture in the JPEG format that no other file has. */
export async function somePicture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 120, sigma: 20 },
    },
  });
  return new Uint8Array(await noise.jpeg({ quality: 40 }).toBuffer());
}

/** What a person gets at a file's address; `null` for somebody without a session. */
export function getFile(
  server: TestServer,
  person: Person | null,
  fileId: FileId,
  more = "",
  headers = {},
): Promise<Response> {
  return server.send(`/files/${fileId}${more}`, { headers }, person?.cookies ?? "");
}

/** Saves this text into a draft, and resolves with its next revision. */
export async function saveText(
  { client }: Person,
  draftId: DraftId,
  expectedRevision: number,
  body: PageBody,
): Promise<{ readonly revision: number }> {
  return client.drafts.save({
    draftId,
    expectedRevision,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: body,
    draftNotes: null,
  });
}

/** A page with a file that is published on it. */
export async function publishWithFile(server: TestServer, person: Person) {
  const page = await draftedPage(person, "Bread", "Flour");
  const file = await upload(server, person, page.draftId, someBytes());
  const { revision } = await saveText(person, page.draftId, page.revision, bodyWithFiles(file));
  const { versionId } = await person.client.drafts.publish({
    draftId: page.draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "With a file", body: "" },
  });
  return { ...page, file, versionId };
}
