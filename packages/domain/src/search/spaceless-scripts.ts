/** The scripts that put no space between words, as the inside of a character class of a regular expression with `u`. */
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
