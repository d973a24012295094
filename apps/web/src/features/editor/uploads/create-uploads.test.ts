import { expect, it } from "vitest";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { FileId } from "@stemma/domain/ids";
import { createUploads } from "./create-uploads.ts";
import { UploadFailure } from "./send-file.ts";

interface Sent {
  readonly name: string;
  readonly progress: (share: number) => void;
  readonly store: () => void;
  readonly fail: (error: Error) => void;
}

/** Uploads whose ends the test decides on. */
function heldUploads() {
  const sent: Sent[] = [];
  const stored: string[] = [];
  const uploads = createUploads({
    send: (file, progress, signal) =>
      new Promise((resolve, reject) => {
        const answer = { fileId: file.name as FileId } as UploadedFile;
        sent.push({ name: file.name, progress, store: () => resolve(answer), fail: reject });
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
    onStored: (_id, _file, { fileId }) => void stored.push(fileId),
  });
  return { uploads, sent, stored };
}

const named = (name: string) => new File(["x"], name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("sends one file after the other, and tells how far it is", async () => {
  const { uploads, sent, stored } = heldUploads();
  uploads.add([named("a"), named("b")]);
  expect(sent.map(({ name }) => name)).toEqual(["a"]);
  sent[0]?.progress(0.5);
  expect(uploads.uploads.current().map(({ share }) => share)).toEqual([0.5, 0]);
  sent[0]?.store();
  await settled();
  expect(stored).toEqual(["a"]);
  expect(sent.map(({ name }) => name)).toEqual(["a", "b"]);
  sent[1]?.store();
  await settled();
  expect(uploads.uploads.current()).toEqual([]);
});

it("keeps what failed, sends the others, and tries again", async () => {
  const { uploads, sent, stored } = heldUploads();
  const [first = 0] = uploads.add([named("a"), named("b")]);
  sent[0]?.fail(new UploadFailure("offline"));
  await settled();
  expect(uploads.uploads.current()[0]?.failure?.code).toBe("offline");
  sent[1]?.store();
  await settled();
  uploads.retry(first);
  sent[2]?.store();
  await settled();
  expect(stored).toEqual(["b", "a"]);
});

it("puts nothing into the text that was cancelled, even if it is stored at that moment", async () => {
  const { uploads, sent, stored } = heldUploads();
  const [first = 0, second = 0] = uploads.add([named("a"), named("b"), named("c")]);
  uploads.cancel(second);
  sent[0]?.store();
  uploads.cancel(first);
  await settled();
  expect(stored).toEqual([]);
  expect(sent.map(({ name }) => name)).toEqual(["a", "c"]);
  uploads.end();
  await settled();
  expect(uploads.uploads.current()).toEqual([]);
});
