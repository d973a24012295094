import { cutText } from "../text/one-line.ts";
import { nameMaxCharacters } from "../workspace/workspace-name.ts";

/**
 * The name of the organization that the first sign-in creates: `{name or e-mail}'s {product}`. Specification, section
 * 3.
 */
export function defaultOrganizationName(
  user: { readonly firstName: string; readonly email: string },
  productName: string,
): string {
  const suffix = `'s ${productName}`;
  const owner = user.firstName.trim() || user.email;
  return `${cutText(owner, nameMaxCharacters - suffix.length)}${suffix}`;
}
