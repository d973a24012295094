/**
 * Parses the element's own `style` attribute: a map from property to value, both in lower case, without `!important`.
 */
export function styleDeclarations(element: Element): ReadonlyMap<string, string> {
  const written = element.getAttribute("style");
  if (written === null || written === "") return none;
  const declarations = new Map<string, string>();
  for (const declaration of written.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace("!important", "");
    declarations.set(declaration.slice(0, colon).trim(), value.trim());
  }
  return declarations;
}

const none: ReadonlyMap<string, string> = new Map();
