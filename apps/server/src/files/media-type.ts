import { open } from "node:fs/promises";

/** The media type of everything that is not shown but downloaded. */
const otherMediaType = "application/octet-stream";

/** The media type of a file that is no picture, by its first bytes: a PDF, or something to download. */
export async function mediaTypeOf(file: string): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    const isPdf = buffer.subarray(0, bytesRead).toString("latin1") === "%PDF-";
    return isPdf ? "application/pdf" : otherMediaType;
  } finally {
    await handle.close();
  }
}
