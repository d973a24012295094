import { open } from "node:fs/promises";

/** The header of a file in RIFF format, and that of each chunk in it, in bytes. */
const fileHeader = 12;
const chunkHeader = 8;

/** The chunks that stand before the pixels: more than a writer of WebP puts there. */
const chunksMax = 100;

/** Whether a WebP with one picture stores its pixels without loss, in a chunk `VP8L`. */
export async function isLosslessWebp(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    let at = fileHeader;
    for (let count = 0; count < chunksMax; count += 1) {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(chunkHeader),
        0,
        chunkHeader,
        at,
      );
      if (bytesRead < chunkHeader) return false;
      const name = buffer.toString("latin1", 0, 4);
      if (name === "VP8L") return true;
      if (name === "VP8 " || name === "ANMF") return false;
      const size = buffer.readUInt32LE(4);
      // Chunks begin at even places.
      at += chunkHeader + size + (size % 2);
    }
    return false;
  } finally {
    await handle.close();
  }
}
