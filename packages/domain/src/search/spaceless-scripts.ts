/**
 * The scripts without spaces between words, as the content of a character class for a regular expression with the flag
 * `u`.
 */
export const spacelessScripts = [
  "\\p{scx=Han}",
  "\\p{scx=Hiragana}",
  "\\p{scx=Katakana}",
  "\\p{scx=Bopomofo}",
  "\\p{sc=Thai}",
  "\\p{sc=Lao}",
  "\\p{sc=Khmer}",
  "\\p{sc=Myanmar}",
].join("");
