type Texts<Name extends string> = { readonly [Key in Name]?: string };

/** Creates a parser for search parameters: keeps the named ones whose values are strings. */
export function readTexts<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): Texts<Name> => {
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === "string") found[name] = value;
    }
    return found;
  };
}

/** The address to return to. */
export const readRedirect = readTexts("redirect");
