import { tsImport } from "tsx/esm/api";

/**
 * Creates the sample organization on the server at `server`, unless it exists. Prints how to sign in at `address`, the
 * public address.
 */
export async function seedSample(server, address) {
  const load = (file) => tsImport(`../../packages/sample/src/${file}.ts`, import.meta.url);
  const { seedHandbook } = await load("handbook/seed-handbook");
  const { sendTo } = await load("send");
  const { organizationName, samplePassword, samplePeople } = await load("handbook/people");
  const outcome = await seedHandbook(sendTo(server));
  if (outcome === "interrupted") {
    console.error(
      `Sample data: nothing was changed. ${samplePeople.ana.email} has an account, but no organization is named ` +
        `${organizationName}: it was renamed, or an earlier run was interrupted. To start over, use an empty database.`,
    );
    return;
  }
  const people = Object.values(samplePeople);
  const news = outcome === "seeded" ? "was created" : "is there already; nothing was changed";
  const lines = [
    `Sample data: ${organizationName} ${news}.`,
    `Sign in at ${address}/signIn with the password "${samplePassword}":`,
    ...people.map(({ email, name, shows }) => `  ${email.padEnd(20)} ${name}, ${shows}`),
  ];
  console.log(`\n${lines.join("\n")}\n`);
}
