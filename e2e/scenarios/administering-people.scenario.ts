import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { runAdmin, runAdminUnread } from "../server/run-admin.ts";

scenarioApart(
  "whoever runs the server signs a person out of all browsers, where a screen is open too",
  async ({ owner, server }) => {
    const settings = { STEMMA_DATA_DIR: server.dataDir, STEMMA_PUBLIC_URL: server.url };
    await owner.page.goto("/");
    await expect(owner.page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    owner.complaints.allow(/^401 /);
    const ended = await runAdmin(settings, "end-sessions", owner.email);
    expect(ended.output).toBe(`${owner.email} is signed out of 1 browser.`);
    await expect(owner.page).toHaveURL(/\/signIn/);
    const again = await runAdmin(settings, "end-sessions", owner.email, "--json");
    expect(JSON.parse(again.output)).toEqual({ count: 0 });
    const unknown = await runAdmin(settings, "end-sessions", "nobody@example.com");
    expect(unknown).toMatchObject({
      code: 1,
      errors: "Nobody has an account with the address nobody@example.com.",
    });
  },
);

scenarioApart(
  "whoever runs the server finds people, makes one an administrator, and writes the search index anew",
  async ({ owner, enter, server }) => {
    const settings = { STEMMA_DATA_DIR: server.dataDir, STEMMA_PUBLIC_URL: server.url };
    const member = await enterAsMember({ owner, enter }, "Rita Reader");
    await makePage(owner, "Tides", "High at noon.");
    const found = JSON.parse((await runAdmin(settings, "users", member.email, "--json")).output);
    expect(found.people).toMatchObject([{ email: member.email, name: member.name }]);
    const place = found.people[0].organizations.find(
      ({ role }: { role: string }) => role === "user",
    );
    const unclear = await runAdmin(settings, "make-administrator", member.email);
    expect(unclear).toMatchObject({ code: 1, errors: expect.stringContaining(place.id) });
    const made = await runAdmin(settings, "make-administrator", member.email, place.id);
    expect(made.output).toMatch(/ is an administrator of .* now\.$/);
    const again = await runAdmin(settings, "make-administrator", member.email, place.id, "--json");
    expect(JSON.parse(again.output)).toMatchObject({ isChanged: false });
    const listed = await runAdmin(settings, "users", member.email);
    expect(listed.output).toContain(`${place.name} (administrator)`);

    for (const args of [["users"], ["audit", place.id]]) {
      expect(await runAdminUnread(settings, ...args)).toEqual({ code: 0, errors: "" });
    }

    const whole = JSON.parse((await runAdmin(settings, "reindex", "--json")).output);
    expect(whole.pages).toBeGreaterThan(0);
    const rest = await runAdmin(settings, "reindex", "--after", whole.last);
    expect(rest.output).toBe("Wrote the entries of 0 pages.");
    const nowhere = await runAdmin(settings, "reindex", "--organization", "Oak");
    expect(nowhere).toMatchObject({
      code: 1,
      errors: "--organization needs an id, and Oak is none.",
    });
  },
);
