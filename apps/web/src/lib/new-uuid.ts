/**
 * A new UUID version 4, for ids that the tab makes itself: its own, and those of texts to send. Made from random
 * values, because browsers offer `crypto.randomUUID` only over HTTPS and on localhost, and Stemma may run on plain HTTP
 * in a local network.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0");
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0");
    return byte.toString(16).padStart(2, "0");
  }).join("");
  return [8, 12, 16, 20, 32]
    .map((end, index) => hex.slice([0, 8, 12, 16, 20][index], end))
    .join("-");
}
