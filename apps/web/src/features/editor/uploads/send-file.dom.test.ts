import { afterEach, expect, it, vi } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { refusal } from "../../../lib/testing/draw-component.tsx";
import { holdUploads } from "../testing/hold-uploads.ts";
import { canRetry, failureWords } from "./failure-words.ts";
import { messages } from "./messages.ts";
import { sendFile, UploadFailure } from "./send-file.ts";

afterEach(() => vi.unstubAllGlobals());

const { reasons } = messages;
const send = (file: File, onProgress: (share: number) => void = () => undefined) =>
  sendFile("d" as DraftId, file, onProgress, new AbortController().signal);
const bread = new File(["x"], "bread.txt");
const failureOf = async (sending: Promise<unknown>) => {
  const failure: unknown = await sending.catch((error: unknown) => error);
  if (!(failure instanceof UploadFailure)) throw new Error("The upload did not fail.");
  return { words: failureWords(failure), canRetry: canRetry(failure) };
};
const answer = (code: string, data: object = {}) => JSON.stringify({ code, data });

it.each([
  [200, "<html>Sign in to this network</html>", reasons.offline, true],
  [401, answer("UNAUTHENTICATED"), reasons.signedOut, true],
  [404, answer("NOT_FOUND"), reasons.gone, false],
  [409, answer("FILES_FULL", { bytesLeft: 1400 }), reasons.full("1.4 kB"), true],
  [413, answer("FILE_TOO_LARGE", { sizeMax: 1400 }), reasons.tooLarge("1.4 kB"), false],
  [507, answer("DISK_FULL"), reasons.diskFull, true],
  [502, "<html>Bad gateway</html>", reasons.other, true],
])("an upload that is answered with %i and %s says why", async (status, text, words, again) => {
  const sent = holdUploads();
  const sending = failureOf(send(bread));
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.answer(status, text);
  expect(await sending).toEqual({ words, canRetry: again });
});

it.each([
  ["UNAUTHENTICATED", 401, reasons.signedOut],
  ["NOT_IN_ORGANIZATION", 403, reasons.notAllowed],
  ["DISK_FULL", 507, reasons.diskFull],
])("a look at the room that is answered with %s says why", async (code, status, words) => {
  const sent = holdUploads(() => refusal(code, status));
  expect((await failureOf(send(bread))).words).toBe(words);
  expect(sent).toEqual([]);
});

it("a folder is not sent", async () => {
  const sent = holdUploads();
  const folder = new File([], "Recipes");
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("a folder")) }) as never;
  expect(await failureOf(send(folder))).toEqual({ words: reasons.unreadable, canRetry: false });
  expect(sent).toEqual([]);
});

it("an empty file is sent whole at once", async () => {
  const sent = holdUploads();
  const shares: number[] = [];
  const sending = send(new File([], "empty.txt"), (share) => void shares.push(share));
  await expect.poll(() => sent).toHaveLength(1);
  sent[0]?.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 0, total: 0 }));
  sent[0]?.answer(200, JSON.stringify({ fileId: "f" }));
  expect(await sending).toEqual({ fileId: "f" });
  expect(shares).toEqual([1]);
});
