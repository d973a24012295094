import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { currentFormatVersion } from "@stemma/document/current-format-version";
import { gzipPieces, startGzip } from "./gzip-pieces.ts";
import type { FirstHtmlParts } from "./first-html.ts";
import { bytesOf, compressParts, type Part } from "./kept-pieces.ts";

const compress = promisify(gzip);

/** The shortest answer that is compressed, in bytes, as in the app. */
const compressedMin = 1024;

/** The length of an `ETag`, in characters of base64. */
const tagLength = 27;

/**
 * Headers as names and values in turn, as Node's `writeHead` takes them: an object that gets one more field with each step would
 * cost each answer 2 µs.
 */
export type HeaderList = readonly (string | number)[];

/** What is sent, in pieces that are not put together, because most of them are kept. `body` is empty with status 304. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: readonly Buffer[];
  /** What follows when `body` was sent. Never fails. */
  readonly rest?: () => Promise<readonly Buffer[]>;
}

/** What decides about the form of an answer. */
export interface AskedForm {
  readonly acceptsGzip: boolean;
  /** The `ETag` of the answer that the client has; `null` if it has none. */
  readonly ifNoneMatch: string | null;
  /** The headers that every answer of the app has. */
  readonly headers: HeaderList;
  /** What stands around the answer's JSON. */
  readonly around: readonly [before: string, behind: string];
}

/** An answer of the contract as JSON; `status` is that of an error. */
export async function answerJson(
  form: AskedForm,
  value: unknown,
  status = 200,
): Promise<ReadAnswer> {
  const [before, behind] = form.around;
  const bytes = Buffer.from(`${before}${JSON.stringify(value)}${behind}`);
  const isPlain = !form.acceptsGzip || bytes.length < compressedMin;
  if (isPlain) return { status, headers: headersOf(form, [bytes]), body: [bytes] };
  const body = [await compress(bytes)];
  return { status, headers: [...headersOf(form, body), ...zipped], body };
}

/**
 * JSON that is made of the bytes of texts, such as a page's view. Its `ETag` is a hash of all but the texts, which are named in
 * it by their version and by their draft with its revision, and of the format in which they are sent.
 */
export async function answerParts(form: AskedForm, json: readonly Part[]): Promise<ReadAnswer> {
  const [before, behind] = form.around;
  const parts = [before, ...json, behind];
  const etag = tagOf(parts, form.acceptsGzip);
  // A proxy that compresses makes the tag a weak one.
  if (form.ifNoneMatch?.replace(/^W\//, "") === etag) {
    return { status: 304, headers: [...form.headers, "etag", etag], body: [] };
  }
  if (!form.acceptsGzip) {
    const body = parts.map(bytesOf);
    return { status: 200, headers: [...headersOf(form, body), "etag", etag], body };
  }
  const body = gzipPieces(await compressParts(parts));
  return { status: 200, headers: [...headersOf(form, body), ...zipped, "etag", etag], body };
}

/** A screen's HTML, of which the text is sent before the rest is known: so its length is not. */
export async function answerHtml(
  form: Pick<AskedForm, "acceptsGzip" | "headers">,
  { first, rest }: FirstHtmlParts,
): Promise<ReadAnswer> {
  const headers = [...form.headers, ...htmlType, ...varies];
  if (!form.acceptsGzip) {
    const body = first.map(bytesOf);
    return { status: 200, headers, body, rest: async () => (await rest()).map(bytesOf) };
  }
  const file = startGzip();
  return {
    status: 200,
    headers: [...headers, ...zipped],
    body: file.add(await compressParts(first)),
    rest: async () => [...file.add(await compressParts(await rest())), ...file.end()],
  };
}

const htmlType = ["content-type", "text/html; charset=UTF-8"];

/** Each header with its value. */
export function namesAndValues(headers: HeaderList): [name: string, value: string][] {
  const names = headers.filter((_, at) => at % 2 === 0);
  return names.map((name, at) => [String(name), String(headers[2 * at + 1])]);
}

/** An answer's body, and then the rest of it. */
export function streamOf({ body, rest }: ReadAnswer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(stream) {
      for (const piece of body) stream.enqueue(piece);
      for (const piece of (await rest?.()) ?? []) stream.enqueue(piece);
      stream.close();
    },
  });
}

/** What a screen shows that could not be read for an unexpected reason. */
export function answerFailure(form: Pick<AskedForm, "headers">, errorId: string): ReadAnswer {
  const body = [Buffer.from(failureText(errorId))];
  return { status: 500, headers: headersOf(form, body, "text/plain; charset=UTF-8"), body };
}

/** The text of an unexpected failure; `errorId` is also in the log. */
export function failureText(errorId: string): string {
  return `Something went wrong on the server. Error ${errorId}`;
}

const zipped = ["content-encoding", "gzip"];
const varies = ["vary", "Accept-Encoding"];

function headersOf(
  form: Pick<AskedForm, "headers">,
  body: readonly Buffer[],
  type = "application/json",
): HeaderList {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  return [...form.headers, "content-type", type, "content-length", length, ...varies];
}

function tagOf(parts: readonly Part[], isZipped: boolean): string {
  const hash = createHash("sha1").update(`${currentFormatVersion} ${isZipped}`);
  for (const part of parts) if (typeof part === "string") hash.update(part);
  return `"${hash.digest("base64url").slice(0, tagLength)}"`;
}
