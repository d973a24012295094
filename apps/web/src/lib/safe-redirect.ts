/**
 * Where to go after sign-in: the wanted address if it is on this site, else Home. Returns only path, query and
 * fragment, so that no spelling of another site's address (`//other.org`, `/\other.org`, `/.//other.org`) leads there.
 */
export function safeRedirect(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || !wanted.startsWith("/")) return "/";
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url === null || url.origin !== origin || url.pathname.startsWith("//")) return "/";
  if (url.pathname === "/signIn" || url.pathname === "/signUp") return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
