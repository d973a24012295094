import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";
import { createPeopleStore, type PersonRecord } from "./people.store.ts";

/** How many people are shown; a search finds the others. */
const shownAtMost = 200;

/** Lists who has an account, and what they are where. */
export const users: Command = {
  name: "users",
  words: [],
  moreWords: ["SEARCH"],
  flags: [],
  does: "lists people by name or address, with their organizations, roles and last sign-in",
  async run(config, { words: [part = ""] }) {
    const database = await openExistingDatabase(config, createLogger("warn"));
    try {
      const found = await createPeopleStore(database.sql).list(part.trim(), shownAtMost + 1);
      const people = found.slice(0, shownAtMost);
      const hasMore = found.length > shownAtMost;
      const lines = people.map(describePerson);
      if (people.length === 0) lines.push("Nobody was found.");
      if (hasMore) lines.push(`There are more than these ${shownAtMost}: name a part of a name.`);
      return { text: lines.join("\n"), json: { people, hasMore } };
    } finally {
      await database.close();
    }
  },
};

function describePerson(person: PersonRecord): string {
  const { name, email, isConfirmed, lastSignInAt, organizations } = person;
  const places = organizations.map(({ name: place, role }) => `${place} (${role})`).join(", ");
  return [
    `${name} <${email}>${isConfirmed ? "" : ", not confirmed"}`,
    `  signed in  ${lastSignInAt ?? "no session is left"}`,
    `  in         ${places || "no organization"}`,
  ].join("\n");
}
