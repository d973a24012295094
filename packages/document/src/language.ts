/** Whether a text can be the name of a language of code: 1 to 32 lower-case letters, digits and `+#.-_`. */
export function isLanguage(name: unknown): name is string {
  return typeof name === "string" && /^[a-z0-9+#._-]{1,32}$/.test(name);
}
