/** The most characters of a picture's placeholder. */
const placeholderCharactersMax = 600;

/** Whether a text can be a picture's placeholder: the Base64 of some pixels. The empty text is none. */
export function isPlaceholder(text: unknown): text is string {
  return (
    typeof text === "string" &&
    text.length <= placeholderCharactersMax &&
    /^[A-Za-z0-9+/]*={0,2}$/.test(text)
  );
}
