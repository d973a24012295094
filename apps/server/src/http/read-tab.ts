const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name that a tab gave itself; `undefined` for none, and for what is no such name. */
export function readTab(name: string | null): string | undefined {
  return name !== null && uuid.test(name) ? name : undefined;
}
