import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileStore } from "./file-store.ts";
import type { S3Place } from "./read-files-url.ts";

/** The size of the parts of an upload: as much as one upload holds in memory, twice. The least that S3 allows. */
const partBytes = 5 * 1024 * 1024;

/** A file store in a bucket of an S3-compatible store. */
export function createS3Store({
  bucket,
  prefix,
  endpoint,
  region,
  credentials,
}: S3Place): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    // Other stores than Amazon's do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const incoming = mkdtempSync(path.join(tmpdir(), "stemma-incoming-"));
  const nameOf = (key: string): string => `${prefix}${key}`;
  const list = async function* (start: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start });
    for await (const { Contents = [] } of pages) yield Contents;
  };

  return {
    place: `${bucket} at ${endpoint ?? "Amazon S3"}`,
    incoming,

    async put(key, file, mediaType) {
      const upload = new Upload({
        client,
        queueSize: 1,
        partSize: partBytes,
        params: {
          Bucket: bucket,
          Key: nameOf(key),
          Body: createReadStream(file),
          ContentType: mediaType,
        },
      });
      await upload.done();
    },

    async sizeOf(key) {
      try {
        const head = new HeadObjectCommand({ Bucket: bucket, Key: nameOf(key) });
        return (await client.send(head)).ContentLength ?? 0;
      } catch (error) {
        if ((error as Error).name === "NotFound") return null;
        throw error;
      }
    },

    async read(key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: nameOf(key),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      return Body as Readable;
    },

    async remove(start) {
      for await (const objects of list(nameOf(`${start}/`))) {
        const keys = objects.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (keys.length === 0) continue;
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys } }));
      }
    },

    async *list() {
      for await (const objects of list(prefix)) {
        for (const { Key = "", LastModified } of objects) {
          yield { key: Key.slice(prefix.length), storedAt: LastModified ?? new Date() };
        }
      }
    },

    close() {
      client.destroy();
      rmSync(incoming, { recursive: true, force: true });
    },
  };
}
