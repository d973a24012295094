/**
 * The same bytes in memory of their own, for what is kept: what zlib answers, and a short text, is a view of a larger
 * block, which would be kept with it.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
