import freeProviders from "email-providers/all.json" with { type: "json" };

const free: ReadonlySet<string> = new Set(freeProviders);

/** Whether a mail domain belongs to an organization of its own, and not to a provider where anybody gets an address. */
export function isOwnDomain(domain: string): boolean {
  return domain.includes(".") && !free.has(domain);
}
