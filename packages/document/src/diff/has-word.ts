/** Whether a text holds a letter, a digit or a sign that is read; white space and punctuation alone are none. */
export function hasWord(text: string): boolean {
  return /[^\s\p{P}]/u.test(text);
}
