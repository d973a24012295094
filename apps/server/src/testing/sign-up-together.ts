import type { Person, TestServer } from "./start-test-server.ts";

/**
 * Signs up one person for each first name, all under a last name that nobody else has: every test of a file can have its own
 * "Olga" on the same server. Each of them administers an organization of their own.
 */
export async function signUpTogether<FirstNames extends readonly string[]>(
  server: TestServer,
  ...firstNames: FirstNames
): Promise<{ [Index in keyof FirstNames]: Person }> {
  const lastName = crypto.randomUUID().slice(0, 8);
  const people: Person[] = [];
  for (const firstName of firstNames) people.push(await server.signUp(`${firstName} ${lastName}`));
  return people as { [Index in keyof FirstNames]: Person };
}
