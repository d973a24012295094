/**
 * The same bytes in memory of their own, for what is kept: what zlib answers, and a short text, is a view of a larger
 * block, which would be kept with it. What a thread answers has memory of its own, but is no Buffer.
 */
export function exactBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
