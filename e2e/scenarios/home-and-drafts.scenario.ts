import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";

scenario(
  "Home welcomes somebody new, leads to a first page, and lists it first among recent items and drafts",
  async ({ owner: { page } }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByText("Welcome to your Home page!")).toBeVisible();
    await expect(main).toContainText("looks empty until you create Workspaces and Pages");
    await expect(main).toContainText("Click the ‘+’ near the top left");
    await main.getByRole("button", { name: "New Page" }).click();
    await page
      .getByRole("dialog", { name: "New Page" })
      .getByRole("button", { name: "CREATE" })
      .click();
    await expect(page).toHaveURL(/\/page\/.*edit=true/);
    const { pathname } = new URL(page.url());
    await page.getByRole("link", { name: "Home" }).click();
    const drafts = main.getByRole("region", { name: "Unpublished drafts" });
    const draft = drafts.getByRole("listitem").getByRole("link").first();
    await expect(draft).toHaveAttribute("href", `${pathname}?edit=true`);
    const recent = main.getByRole("region", { name: "Recent" });
    await expect(recent.getByRole("link").first()).toContainText("Untitled Page");
    await expect(main.getByText("Welcome to your Home page!")).toHaveCount(0);
  },
);

scenario(
  "an invited colleague finds what there is to read on Home, and sees live what is published and unread",
  async ({ owner, enter }) => {
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    const mia = await enterAsMember({ owner, enter }, "Mia Member");
    const { page } = mia;
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByText("Welcome to your Home page!")).toBeVisible();
    await expect(main.getByRole("region", { name: "Who can give you access" })).toContainText(
      owner.email,
    );
    const published = main.getByRole("region", { name: "Recently published" });
    // What she has read is recorded with what she opened last.
    const recorded = page.waitForResponse(/\/rpc\/recents\/add/);
    await published.getByRole("link", { name: "The bread day", exact: true }).click();
    await expect(page).toHaveURL(`/page/${pageId}`);
    await recorded;
    await page.getByRole("link", { name: "Home" }).click();
    await publishVersion(owner, pageId, { subjectLine: "Seven, not six" }, { a: "At seven." });
    const workspaces = main.getByRole("region", { name: "Workspaces" });
    await expect(
      workspaces.getByRole("link", { name: /1 unread.*“Seven, not six”/ }),
    ).toBeVisible();
    const changed = main.getByRole("region", { name: "Changed since you read" });
    await expect(changed.getByRole("link", { name: /The bread day/ })).toBeVisible();
    await published.getByRole("link", { name: "“Seven, not six”" }).click();
    await expect(page).toHaveURL(/version=.*compareTo=/);
    await page.getByRole("link", { name: "Home" }).click();
    await workspaces.getByRole("link", { name: "All workspaces" }).click();
    await expect(main.getByRole("heading", { name: "Workspaces" })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "1 unread" })).toHaveCount(1);
  },
);

scenario(
  "the list of drafts deletes one with its page where that was never published",
  async ({ owner: { page }, owner }) => {
    const published = await makePage(owner, "The bread day", "Feed it at six.");
    await owner.api.call("POST", `/pages/${published.pageId}/draft`, {});
    await makeDraft(owner, "Half an idea", "Not yet.");
    await page.goto("/drafts");
    const main = page.getByRole("main");
    await expect(main.getByRole("link")).toHaveText([/Half an idea/, /The bread day/]);
    await main.getByRole("button", { name: "Delete draft ‘Half an idea’" }).click();
    // The pointer crossed the link to the page, which is then read in advance: maybe after it is gone.
    owner.complaints.allow(/404 GET .*\/rpc\/pages\/get/);
    const dialog = page.getByRole("dialog", { name: "Delete draft" });
    await expect(dialog).toContainText("the page is deleted forever with your draft");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole("link")).toHaveText([/The bread day/]);
    await main.getByRole("button", { name: "Delete draft ‘The bread day’" }).click();
    await expect(dialog).toContainText("stays as it is");
    await dialog.getByRole("button", { name: "DELETE" }).click();
    await expect(main.getByText("You have no drafts.")).toBeVisible();
    const { status } = await owner.api
      .send("GET", `/pages/${published.pageId}`)
      .then((answer) => ({ status: answer.status() }));
    expect(status).toBe(200);
  },
);
