/** Whether a text contains a character other than white space and punctuation. */
export function hasWord(text: string): boolean {
  return /[^\s\p{P}]/u.test(text);
}
