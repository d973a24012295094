import { joinOrganization } from "../actors/join-organization.ts";
import { makePage } from "../actors/make-page.ts";
import { openSql } from "../server/open-sql.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a member who is in another organization switches, and is where they wanted to be with nothing of the old one around",
  async ({ owner, enter }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    const ben = await enter("Ben Baker");
    ben.complaints.allow(/^409 GET/);
    const own = await makePage(ben, "Ben's own page", "Mine.");
    const organization = await joinOrganization(ben, owner, [made.workspaceId]);
    const { page } = ben;
    await page.goto(`/page/${own.pageId}`);
    await page.goto(`/workspace/${made.workspaceId}`);
    await expect(
      page.getByRole("heading", { name: "Switch Organizations to access this Workspace" }),
    ).toBeVisible();
    await page.goto(`/page/${made.pageId}`);
    await expect(
      page.getByRole("heading", { name: "Switch Organizations to access this Page" }),
    ).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(
        `/page/switchOrgToAccess\\?redirect=page%2F${made.pageId}&orgId=${organization.id}`,
      ),
    );
    await expect(page.getByRole("main")).toContainText(organization.organizationName);
    await page.getByRole("button", { name: "Switch Organizations" }).click();
    await expect(pageScreen(page).reading).toHaveText("Feed it at six.");
    await expect(page.getByRole("link", { name: "Ben's own page" })).toHaveCount(0);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("The bread day");
    await expect(page.getByRole("main")).not.toContainText("Ben's own page");
  },
);

scenario(
  "who left the organization meanwhile is told so, and then has no access",
  async ({ server, owner, enter }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    const ben = await enter("Ben Baker");
    ben.complaints.allow(/^40[39] /);
    const organization = await joinOrganization(ben, owner, [made.workspaceId]);
    const { page } = ben;
    await page.goto(`/page/${made.pageId}`);
    await expect(page.getByRole("button", { name: "Switch Organizations" })).toBeVisible();
    const sql = openSql(server.dataDir);
    await sql`delete from organization_members where organization_id = ${organization.id}
      and user_id = (select id from users where email = ${ben.email})`;
    await sql.end();
    await page.getByRole("button", { name: "Switch Organizations" }).click();
    await expect(page.getByRole("alert")).toHaveText("User not in organization.");
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "You don't have access to this page" }),
    ).toBeVisible();
  },
);

scenario(
  "a stranger has no access to a page, its versions and its workspace, and reads as whom they are logged in",
  async ({ owner, stranger: { page, email }, stranger }) => {
    stranger.complaints.allow(/^403 GET/);
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    for (const address of [
      `/page/${made.pageId}`,
      `/page/${made.pageId}?version=${made.versionId}`,
      `/workspace/${made.workspaceId}`,
    ]) {
      await page.goto(address);
      await expect(
        page.getByRole("heading", { name: "You don't have access to this page" }),
      ).toBeVisible();
      await expect(page.getByRole("main")).toContainText(email);
    }
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  },
);
