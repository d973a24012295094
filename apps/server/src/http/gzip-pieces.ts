import { constants, crc32, deflateRaw } from "node:zlib";
import { promisify } from "node:util";
import { exactBytes } from "../platform/exact-bytes.ts";

const deflate = promisify(deflateRaw);

/** Bytes of an answer, and if they are kept, the same as blocks of DEFLATE by {@link deflateBlocks}. */
export interface Piece {
  readonly bytes: Buffer;
  readonly deflated?: Buffer | undefined;
}

/** A member of a gzip file without a name or a time, by the "unknown" operating system. RFC 1952, section 2.3. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An empty last block. RFC 1951, section 3.2.4. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** The most bytes in a block that is stored as it is. */
const storedMax = 0xffff;

/** Compresses bytes into blocks of DEFLATE that end at a byte, none of them the last: other blocks can follow. */
export async function deflateBlocks(bytes: Buffer): Promise<Buffer> {
  return exactBytes(await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
}

/** One gzip file of all pieces, in pieces. */
export function gzipPieces(pieces: readonly Piece[]): Buffer[] {
  const file = startGzip();
  return [...file.add(pieces), ...file.end()];
}

/**
 * A gzip file that is sent while it grows: `add` returns what to send for some pieces, `end` the end of the file. Pieces that are
 * compressed already are copied, the others are stored as they are: no piece is compressed here.
 */
export function startGzip(): { add(pieces: readonly Piece[]): Buffer[]; end(): Buffer[] } {
  let checksum = 0;
  let length = 0;
  let begun: readonly Buffer[] = [header];
  return {
    add(pieces) {
      const parts = [...begun];
      begun = [];
      for (const { bytes, deflated } of pieces) {
        // The checksum of no bytes is 0, whatever came before.
        if (bytes.length === 0) continue;
        checksum = crc32(bytes, checksum);
        length += bytes.length;
        if (deflated === undefined) storeIn(parts, bytes);
        else parts.push(deflated);
      }
      return parts;
    },
    end() {
      const trailer = Buffer.allocUnsafe(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length % 2 ** 32, 4);
      return [...begun, lastBlock, trailer];
    },
  };
}

function storeIn(parts: Buffer[], bytes: Buffer): void {
  for (let start = 0; start < bytes.length; start += storedMax) {
    const block = bytes.subarray(start, start + storedMax);
    const blockHeader = Buffer.allocUnsafe(5);
    blockHeader.writeUInt8(0, 0);
    blockHeader.writeUInt16LE(block.length, 1);
    blockHeader.writeUInt16LE(block.length ^ storedMax, 3);
    parts.push(blockHeader, block);
  }
}
