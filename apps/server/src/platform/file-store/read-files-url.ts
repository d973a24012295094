import path from "node:path";

/** A bucket of an S3-compatible store. */
export interface S3Place {
  readonly bucket: string;
  /** What all keys begin with: empty, or a path with a slash at its end. */
  readonly prefix: string;
  /** The address of the store; `null` for Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  /** `null` for those that the machine or its environment has. Never print them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Where files are kept: an absolute folder, or a bucket. */
export type FilesPlace = { readonly folder: string } | { readonly s3: S3Place };

/**
 * Reads `STEMMA_FILES_URL`: `file:///srv/stemma-files`, `s3://bucket/path?region=eu-central-1` on Amazon's S3 with the machine's own
 * credentials, or `s3+https://key:secret@host/bucket/path?region=us-east-1` on another store (`s3+http` without TLS). Returns
 * `undefined` for anything else.
 */
export function readFilesUrl(address: string): FilesPlace | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === "file:") {
    const folder = decodeURIComponent(url.pathname);
    return url.host === "" && path.isAbsolute(folder) ? { folder } : undefined;
  }
  const region = url.searchParams.get("region") ?? "us-east-1";
  const parts = url.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (url.protocol === "s3:") {
    const prefix = prefixOf(parts);
    return url.host === ""
      ? undefined
      : {
          s3: { bucket: url.host, prefix, region, endpoint: null, credentials: credentialsOf(url) },
        };
  }
  const [bucket, ...rest] = parts;
  const isOther = url.protocol === "s3+https:" || url.protocol === "s3+http:";
  if (!isOther || url.host === "" || bucket === undefined) return undefined;
  const endpoint = `${url.protocol.slice("s3+".length)}//${url.host}`;
  const credentials = credentialsOf(url);
  return { s3: { bucket, prefix: prefixOf(rest), region, endpoint, credentials } };
}

function prefixOf(parts: readonly string[]): string {
  return parts.map((part) => `${part}/`).join("");
}

function credentialsOf({ username, password }: URL): S3Place["credentials"] {
  if (username === "" || password === "") return null;
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
