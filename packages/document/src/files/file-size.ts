const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** A number of bytes in words: `812 bytes`, `1.4 MB`. A unit is a thousand of the one before. */
export function fileSizeInWords(bytes: number): string {
  if (bytes === 1) return "1 byte";
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 9.95 ? 0 : 1;
  return `${value.toFixed(digits)} ${units[unit]}`;
}
