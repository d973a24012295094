/** A value as JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return escapeForScript(JSON.stringify(value));
}

/** JSON, or a part of it, with the characters escaped that a script element does not hold. */
export function escapeForScript(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
