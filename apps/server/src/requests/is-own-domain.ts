import freeProviders from "email-providers/all.json" with { type: "json" };

const free: ReadonlySet<string> = new Set(freeProviders);

/** Whether a mail domain belongs to one organization, not to a provider that gives addresses to everybody. */
export function isOwnDomain(domain: string): boolean {
  return domain.includes(".") && !free.has(domain);
}
