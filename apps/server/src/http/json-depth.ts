const [quote, backslash] = [0x22, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether JSON in UTF-8 nests arrays and objects deeper than `max`. Scans the bytes without parsing, so that a refused
 * text never becomes objects. Invalid JSON is left for the parser to refuse.
 */
export function isDeeper(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (byte === openArray || byte === openObject) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
  }
  return false;
}
