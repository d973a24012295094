import contentDisposition from "content-disposition";
import type { Context } from "hono";
import { Readable } from "node:stream";
import parseRange from "range-parser";
import { widthParameter } from "@stemma/document/files/file-path";
import type { FileId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Authentication } from "../accounts/authentication.ts";
import type { ByteRange } from "../platform/file-store/file-store.ts";
import type { ReadableFile } from "../platform/file-store/readable-file.ts";
import { Refusal } from "../platform/refusal.ts";
import { noteCaller } from "./tell-refusals.ts";

interface Needs {
  readonly authentication: Pick<Authentication, "findVisitor">;
  readFile(visitor: Visitor, fileId: FileId, width: number | null): Promise<ReadableFile>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only the browser of whoever may see the file keeps it; its content never changes. */
const forEver = "private, max-age=31536000, immutable";

/** A file runs nothing, loads nothing and is shown in no window of ours. */
const nothing = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** A PDF is shown by the browser's own viewer, which a sandbox would stop, and inside of our pages. */
const viewed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Answers `GET /files/{id}` and `/files/{id}/{name}` with a file's bytes, or a range of them, for visitors who may see the file. It is
 * a picture, or a PDF with the parameter `view`; everything else is to be downloaded. Whatever is not there or not visible is 404.
 */
export function answerFile({ authentication, readFile }: Needs) {
  return async (context: Context): Promise<Response> => {
    const headers = new Headers({
      "x-content-type-options": "nosniff",
      "content-security-policy": nothing,
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    });
    const refuse = (status: number, text: string) => new Response(text, { status, headers });
    const visitor = await authentication.findVisitor(context.req.raw.headers, false);
    noteCaller(context, visitor);
    if (visitor === null) return refuse(401, "Sign in to go on.");
    const file = await findFile(readFile, visitor, context);
    if (file === null) {
      context.set("refusal", "NOT_FOUND");
      return refuse(404, "This file does not exist, or you don't have access.");
    }
    const { size } = file;
    if (size === null) return refuse(404, "This file is missing on the server.");
    const name = context.req.param("name") ?? "";
    const isViewed =
      file.mediaType === "application/pdf" && context.req.query("view") !== undefined;
    const type = file.isPicture || isViewed ? "inline" : "attachment";
    const etag = `"${file.tag}"`;
    headers.set("cache-control", forEver);
    // The browser takes it from its cache for the same session alone.
    headers.append("vary", "cookie");
    headers.set("etag", etag);
    headers.set("accept-ranges", "bytes");
    headers.set("content-type", file.mediaType);
    headers.set(
      "content-disposition",
      contentDisposition(name === "" ? undefined : name, { type }),
    );
    if (isViewed) headers.set("content-security-policy", viewed);
    if (isAmong(etag, context.req.header("if-none-match"))) {
      return new Response(null, { status: 304, headers });
    }
    const range = rangeOf(context, size, etag);
    if (range === "outside") {
      headers.set("content-range", `bytes */${size}`);
      headers.set("cache-control", "no-store");
      return refuse(416, "");
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers.set("content-length", String(end - start + 1));
    if (range !== null) headers.set("content-range", `bytes ${start}-${end}/${size}`);
    const bytes =
      context.req.method === "HEAD" || size === 0 ? null : await file.read(range ?? undefined);
    const body = bytes === null ? null : (Readable.toWeb(bytes) as ReadableStream);
    return new Response(body, { status: range === null ? 200 : 206, headers });
  };
}

async function findFile(
  readFile: Needs["readFile"],
  visitor: Visitor,
  context: Context,
): Promise<ReadableFile | null> {
  const fileId = context.req.param("fileId") ?? "";
  if (!uuid.test(fileId)) return null;
  const asked = context.req.query(widthParameter) ?? "";
  const width = /^\d{1,5}$/.test(asked) ? Number(asked) : null;
  try {
    return await readFile(visitor, fileId as FileId, width);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Whether a browser has the file already: `kept` lists its ETags, or is `*` for any. Weak ones count (RFC 9110, 13.1.2). */
function isAmong(etag: string, kept: string | undefined): boolean {
  if (kept === undefined) return false;
  return kept.trim() === "*" || (kept.match(/"[^"]*"/g)?.includes(etag) ?? false);
}

/** The range that a request asks for; `null` for the whole file, also where several ranges are asked for. */
function rangeOf(context: Context, size: number, etag: string): ByteRange | "outside" | null {
  const asked = context.req.header("range");
  const condition = context.req.header("if-range");
  if (context.req.method !== "GET") return null;
  if (asked === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = parseRange(size, asked, { combine: true });
  if (ranges === -1) return "outside";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
