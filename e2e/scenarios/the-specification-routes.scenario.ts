import { joinOrganization } from "../actors/join-organization.ts";
import { makePage, personalWorkspace } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { phone } from "../screens/expect-accessible.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { laidOut } from "../screens/laid-out.ts";

/** The ids that fill the addresses of the route table. */
interface Places {
  readonly page: string;
  readonly version: string;
  readonly workspace: string;
  readonly elsewherePage: string;
  readonly elsewhereWorkspace: string;
  readonly elsewhere: string;
  readonly foreignPage: string;
  readonly foreignWorkspace: string;
}

interface Route {
  readonly address: (places: Places) => string;
  /** The main heading. */
  readonly heading: string;
  /** Other words on the screen. */
  readonly words?: readonly string[];
  /** Words that are not on the screen. */
  readonly not?: readonly string[];
  /** The address after redirects, if it differs. */
  readonly leadsTo?: (places: Places) => string;
  /** The browser tab's title, if it is not the product's name. */
  readonly tab?: string;
}

const nowhere = "01900000-0000-7000-8000-000000000000";

const routes: readonly Route[] = [
  { address: () => "/", heading: "Home" },
  { address: () => "/search", heading: "Search" },
  { address: () => "/drafts", heading: "Drafts" },
  { address: () => "/inbox", heading: "Inbox", words: ["You're all up to date"] },
  { address: () => "/snippets", heading: "Snippets", words: ["There are no snippets yet."] },
  {
    address: ({ workspace }) => `/workspace/${workspace}`,
    heading: "Personal",
    words: ["Workspace", "Recently Edited"],
  },
  {
    address: ({ elsewhereWorkspace: id, elsewhere }) =>
      `/workspace/switchOrgToAccess?redirect=workspace/${id}&orgId=${elsewhere}`,
    heading: "Switch Organizations to access this Workspace",
    words: ["Olga Owner's Stemma", "Switch Organizations", "Back to Home"],
  },
  {
    address: ({ elsewhereWorkspace: id }) => `/workspace/${id}`,
    leadsTo: ({ elsewhereWorkspace: id, elsewhere }) =>
      `/workspace/switchOrgToAccess?redirect=workspace%2F${id}&orgId=${elsewhere}`,
    heading: "Switch Organizations to access this Workspace",
  },
  {
    address: () => "/workspace/workspaceNotFound",
    heading: "Workspace not found",
    words: ["Workspace does not exist.", "Back to Home"],
  },
  {
    address: () => `/workspace/${nowhere}`,
    leadsTo: () => "/workspace/workspaceNotFound",
    heading: "Workspace not found",
  },
  {
    address: ({ foreignWorkspace }) => `/workspace/${foreignWorkspace}`,
    leadsTo: ({ foreignWorkspace }) => `/noAccess?redirect=workspace%2F${foreignWorkspace}`,
    heading: "You don't have access to this page",
  },
  {
    address: ({ page }) => `/page/${page}`,
    heading: "The bread day",
    words: ["Feed it at six."],
    tab: "The bread day",
  },
  {
    address: ({ page, version }) => `/page/${page}?version=${version}`,
    heading: "The bread day",
    words: ["(Archived Version)", "View Latest"],
    tab: "The bread day",
  },
  {
    address: ({ page, version }) => `/page/${page}?edit=true&version=${version}`,
    heading: "The bread day",
    words: ["(Archived Version)", "View Latest"],
    tab: "The bread day",
  },
  {
    address: ({ page, version }) => `/page/${page}/version/${version}`,
    leadsTo: ({ page, version }) => `/page/${page}?version=${version}`,
    heading: "The bread day",
    words: ["(Archived Version)"],
    tab: "The bread day",
  },
  {
    address: ({ elsewherePage: id, elsewhere }) =>
      `/page/switchOrgToAccess?redirect=page/${id}&orgId=${elsewhere}`,
    heading: "Switch Organizations to access this Page",
    words: ["Olga Owner's Stemma", "Switch Organizations", "Back to Home"],
  },
  {
    address: ({ elsewherePage: id }) => `/page/${id}`,
    leadsTo: ({ elsewherePage: id, elsewhere }) =>
      `/page/switchOrgToAccess?redirect=page%2F${id}&orgId=${elsewhere}`,
    heading: "Switch Organizations to access this Page",
  },
  {
    address: () => "/page/pageNotFound",
    heading: "Page not found",
    words: ["Page does not exist.", "Back to Home"],
  },
  {
    address: () => `/page/${nowhere}`,
    leadsTo: () => "/page/pageNotFound",
    heading: "Page not found",
  },
  {
    address: ({ foreignPage }) => `/page/noAccess?redirect=page/${foreignPage}`,
    heading: "You don't have access to this page",
    words: ["You are logged in as", "a different account", "Request access", "Back to Home"],
  },
  {
    address: ({ foreignPage }) => `/page/${foreignPage}`,
    leadsTo: ({ foreignPage }) => `/page/noAccess?redirect=page%2F${foreignPage}`,
    heading: "You don't have access to this page",
  },
  {
    address: () => "/noAccess",
    heading: "You don't have access to this page",
    words: ["Back to Home"],
    not: ["Request access"],
  },
  {
    address: () => "/no/such/address",
    heading: "Page not found",
    words: ["Page does not exist.", "HOME"],
  },
];

scenario(
  "every address of the route table shows its screen",
  async ({ server, owner, stranger, enter }) => {
    const theirs = await makePage(owner, "Theirs", "Theirs");
    const foreign = await makePage(stranger, "Foreign", "Foreign");
    const ana = await enter("Ana");
    ana.complaints.allow(/^40[349] GET/);
    const own = await makePage(ana, "The bread day", "Feed it at six.");
    const { id } = await joinOrganization(ana, owner, [theirs.workspaceId]);
    const { page } = ana;
    const places: Places = {
      page: own.pageId,
      version: own.versionId,
      workspace: own.workspaceId,
      elsewherePage: theirs.pageId,
      elsewhereWorkspace: theirs.workspaceId,
      elsewhere: id,
      foreignPage: foreign.pageId,
      foreignWorkspace: await personalWorkspace(stranger),
    };
    for (const { address, heading, words = [], not = [], ...rest } of routes) {
      const { leadsTo = address, tab = "Stemma" } = rest;
      await scenario.step(address(places), async () => {
        await page.goto(address(places));
        await expect.soft(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
        for (const one of words) await expect.soft(page.getByText(one).first()).toBeVisible();
        await expect.soft(page).toHaveURL(`${server.url}${leadsTo(places)}`);
        await expect.soft(page).toHaveTitle(tab);
        for (const one of not) await expect.soft(page.getByText(one)).toHaveCount(0);
      });
    }
    await page.getByRole("link", { name: "HOME", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
  },
);

scenario(
  "an unknown address and an unknown page are one screen, beside the sidebar; a visitor sees it without one",
  async ({ owner, visitor }) => {
    const { page } = owner;
    owner.complaints.allow(/^404 GET/);
    const placeOf = async (address: string) => {
      await page.goto(address);
      const heading = page.getByRole("heading", { name: "Page not found", level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();
      await laidOut(page);
      return heading.boundingBox();
    };
    expect(await placeOf("/no/such/address")).toEqual(await placeOf(`/page/${nowhere}`));
    await page.setViewportSize(phone);
    await page.goto("/no/such/address");
    await page.getByRole("button", { name: "Show Sidebar" }).click();
    await page.getByRole("link", { name: "Drafts" }).click();
    await expect(page.getByRole("heading", { name: "Drafts" })).toBeVisible();

    await visitor.page.goto("/no/such/address");
    await expect(visitor.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(visitor.page.getByRole("button")).toHaveCount(0);
    await visitor.page.getByRole("link", { name: "HOME", exact: true }).click();
    await expect(signInScreen(visitor.page).submit).toBeVisible();
  },
);

scenario("a visitor of any address but signing in is sent there", async ({ visitor, server }) => {
  const { page } = visitor;
  const places: Places = {
    page: nowhere,
    version: nowhere,
    workspace: nowhere,
    elsewherePage: nowhere,
    elsewhereWorkspace: nowhere,
    elsewhere: nowhere,
    foreignPage: nowhere,
    foreignWorkspace: nowhere,
  };
  const guarded = routes.filter(({ address }) => address(places) !== "/no/such/address");
  for (const address of new Set(guarded.map((route) => route.address(places)))) {
    await page.goto(address);
    await expect.soft(signInScreen(page).submit).toBeVisible();
    expect.soft(new URL(page.url()).pathname, address).toBe("/signIn");
    await expect.soft(page).toHaveTitle("Stemma");
  }
  await page.goto(`${server.url}/signIn`);
  await expect(page.getByRole("heading", { name: "Sign in to Stemma" })).toBeVisible();
});
