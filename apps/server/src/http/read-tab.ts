const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of the calling tab; `undefined` if it is missing or invalid. */
export function readTab(name: string | null): string | undefined {
  return name !== null && uuid.test(name) ? name : undefined;
}
