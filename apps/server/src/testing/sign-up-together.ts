import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/**
 * Signs up one person per first name, with a unique last name: every test of a file can have its own "Olga" on the same
 * server. Each person administers a separate organization.
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
