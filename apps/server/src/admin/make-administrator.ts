import { createAuditStore } from "../audit/audit.store.ts";
import { createTransactionLiveStore } from "../live/live.store.ts";
import { makeAdministrator as make } from "../members/make-administrator.ts";
import { createOrganizationStore } from "../organizations/organization.store.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createTransaction } from "../platform/database/transaction.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Command } from "./command.ts";
import { createPeopleStore, type PersonRecord } from "./people.store.ts";

/** Makes a member an administrator of their organization. */
export const makeAdministrator: Command = {
  name: "make-administrator",
  words: ["EMAIL"],
  moreWords: ["ORGANIZATION"],
  flags: [],
  does: "makes a member an administrator of their organization, named by its name or id",
  async run(config, { words: [email = "", named] }) {
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    try {
      const person = await createPeopleStore(sql).findByEmail(email.trim());
      if (person === null) {
        throw new StartFailure(`Nobody has an account with the address ${email}.`);
      }
      const organization = chooseOrganization(person, named);
      const transaction = createTransaction(sql, (on) => ({
        organizations: createOrganizationStore(on),
        audit: createAuditStore(on),
        live: createTransactionLiveStore(on),
      }));
      const isChanged = await make({ transaction }, organization.id, person.id);
      if (isChanged === null) {
        throw new StartFailure(`${person.name} has just left ${organization.name}.`);
      }
      const { id, name } = organization;
      return {
        text: isChanged
          ? `${person.name} is an administrator of ${name} now.`
          : `${person.name} was an administrator of ${name} already.`,
        json: { userId: person.id, organization: { id, name }, isChanged },
      };
    } finally {
      await close();
    }
  },
};

/** The organization that is meant: the only one, or the one with this id or name. */
function chooseOrganization({ name, organizations }: PersonRecord, named: string | undefined) {
  const meant = organizations.filter(
    (each) =>
      named === undefined ||
      each.id === named ||
      each.name.toLowerCase() === named.trim().toLowerCase(),
  );
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only;
  const list = organizations.map((each) => `${each.name} (${each.id})`).join(", ");
  if (list === "") throw new StartFailure(`${name} is in no organization.`);
  throw new StartFailure(
    only === undefined
      ? `${name} is not in ${named}. They are in: ${list}.`
      : `Say which organization, by its id: ${list}.`,
  );
}
