import type { Caller, Uploader } from "../caller.ts";
import { invite } from "../invite.ts";
import { join } from "../join.ts";
import type { Send } from "../send.ts";
import { signIn, signUp } from "../sign-in.ts";
import { invitedEmail, organizationName, samplePassword, samplePeople } from "./people.ts";
import { seedKitchen } from "./seed-kitchen.ts";
import { seedManagement } from "./seed-management.ts";
import { seedPeople } from "./seed-people.ts";
import { seedShop } from "./seed-shop.ts";
import type { Person, PersonKey, Staff } from "./staff.ts";

/**
 * The outcome of a run. `interrupted`: Ana has an account but the organization is missing, because an earlier run
 * stopped before its last step, or because somebody renamed the organization.
 */
export type SeedOutcome = "seeded" | "already there" | "interrupted";

/**
 * Creates the sample: an organization with five people, four workspaces, and about twenty pages with versions,
 * branches, drafts, subscriptions, a request and an invitation. The last step renames the organization, so the name
 * marks a complete sample. A server with an account of Ana is not changed.
 */
export async function seedHandbook(send: Send): Promise<SeedOutcome> {
  const owner = await signUp(send, { ...samplePeople.ana, password: samplePassword });
  if (owner === null) return findSample(send);
  const ana = await toPerson("ana", owner);
  const organizationId = await activeOrganization(ana);
  const staff: Staff = {
    ana,
    mara: await employ(send, ana, "mara", "administrator"),
    ben: await employ(send, ana, "ben", "user"),
    tomas: await employ(send, ana, "tomas", "user"),
    priya: await employ(send, ana, "priya", "user"),
  };
  await seedKitchen(staff);
  await seedShop(staff);
  await seedPeople(staff);
  await seedManagement(staff);
  await invite(ana, invitedEmail, { type: "organization", role: "user" });
  await ana.call("PATCH", `/organizations/${organizationId}`, { organizationName });
  return "seeded";
}

/** Looks for a complete sample with Ana's account, in a session that ends here. */
async function findSample(send: Send): Promise<SeedOutcome> {
  const ana = await signIn(send, { email: samplePeople.ana.email, password: samplePassword });
  const { items } = await ana.call<{ items: readonly { readonly organizationName: string }[] }>(
    "GET",
    "/organizations",
  );
  await ana.call("POST", "/auth/sign-out", {});
  const isComplete = items.some((each) => each.organizationName === organizationName);
  return isComplete ? "already there" : "interrupted";
}

/** Signs a person up, makes the person a member of the host's organization, and makes that organization active. */
async function employ(
  send: Send,
  host: Person,
  key: PersonKey,
  role: "user" | "administrator",
): Promise<Person> {
  const { email } = samplePeople[key];
  const account = await signUp(send, { ...samplePeople[key], password: samplePassword });
  if (account === null) throw new Error(`${email} has an account already.`);
  await join(host, { ...account, email }, { type: "organization", role });
  await account.call("POST", `/organizations/${await activeOrganization(host)}/activate`, {});
  return toPerson(key, account);
}

async function toPerson(key: PersonKey, { call, upload }: Uploader): Promise<Person> {
  const { user } = await call<{ user: { readonly id: string } }>("GET", "/account");
  return { call, upload, email: samplePeople[key].email, userId: user.id };
}

async function activeOrganization(caller: Caller): Promise<string> {
  interface Account {
    readonly organization: { readonly id: string };
  }
  return (await caller.call<Account>("GET", "/account")).organization.id;
}
