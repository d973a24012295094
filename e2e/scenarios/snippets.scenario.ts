import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { makeSnippet } from "../actors/make-snippet.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a snippet is made, inserted by the slash menu, and changes wherever it is used",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body, title, publish, reading } = pageScreen(page);
    await page.goto("/snippets");
    await expect(page.getByText("There are no snippets yet.")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the empty list of snippets");
    await page.getByRole("button", { name: "New snippet" }).click();
    await expectAccessibleAtAllWidths(page, "the dialog for a new snippet");
    await page.getByRole("button", { name: "CREATE" }).click();
    await title.fill("Opening hours");
    await body.click();
    await page.keyboard.type("/snip");
    await expect(page.getByRole("option", { name: "Snippet", exact: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("We open at eight.");
    await publish("Say when");
    const snippet = new URL(page.url()).pathname;

    const bread = await makeDraft(owner, "The bread day", "");
    await page.goto(`/page/${bread.pageId}`);
    await body.click();
    await page.keyboard.type("/snip");
    await page.getByRole("option", { name: "Snippet", exact: true }).click();
    const menu = page.getByRole("listbox", { name: "Snippet" });
    const offered = menu.getByRole("option", { name: "Opening hours", selected: true });
    await expect(offered).toBeVisible();
    await page.keyboard.type("opening");
    await expect(offered).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(body.locator(".snippet-text")).toHaveText("We open at eight.");
    await page.keyboard.type("Come in.");
    await publish("Show the hours");
    await expect(reading).toContainText("We open at eight.");
    await expect(reading).toContainText("Come in.");
    await expectAccessibleAtAllWidths(page, "a page with a snippet");

    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const html = await mara.page.goto(`/page/${bread.pageId}`);
    expect(await html?.text()).toContain("We open at eight.");
    const theirs = pageScreen(mara.page).reading;
    await expect(theirs.locator(".snippet-text")).toHaveText("We open at eight.");
    const version = { subjectLine: "Open earlier", pageTitle: "Opening hours" };
    await publishVersion(owner, snippet.slice("/page/".length), version, { a: "We open at six." });
    await expect(theirs.locator(".snippet-text")).toHaveText("We open at six.");
    await theirs.getByRole("link", { name: "Snippet: Opening hours" }).click();
    await expect(mara.page).toHaveURL(new RegExp(`${snippet}$`));
    await mara.page.getByText("Used on 1 page").click();
    await expect(
      mara.page.getByRole("main").getByRole("link", { name: "The bread day" }),
    ).toBeVisible();
    await mara.page.goto("/snippets");
    const listed = mara.page.getByRole("main").getByRole("link", { name: "Opening hours" });
    await expect(listed).toContainText("Used on 1 page");
    await expectAccessibleAtAllWidths(mara.page, "the list of snippets");
    await mara.page.getByRole("searchbox", { name: "Filter snippets by title" }).fill("closing");
    await expect(mara.page.getByText("No snippet has this title.")).toBeVisible();
  },
);

scenario(
  "a reader who may not see a snippet learns neither its text nor its title, and a deleted one says so",
  async ({ owner, enter }) => {
    const { page } = owner;
    const snippetId = await makeSnippet(owner, "Secret hours", "We open at midnight.");
    const bread = await makePage(owner, "The bread day", "Mix.");
    await page.goto(`/page/${bread.pageId}`);
    const { body, publish, reading } = pageScreen(page);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("{{secret");
    await expect(page.getByRole("option", { name: "Secret hours", selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await publish("Show the hours");
    await expect(reading).toContainText("We open at midnight.");
    await owner.api.call("PUT", `/pages/${snippetId}/restriction`, { isRestricted: true });

    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const html = await mara.page.goto(`/page/${bread.pageId}`);
    expect(await html?.text()).not.toMatch(/Secret hours|midnight/);
    await expect(pageScreen(mara.page).reading).toContainText("No access to this snippet");

    const { page: shown } = await owner.api.call<{ page: { publishedVersion: string } }>(
      "GET",
      `/pages/${snippetId}`,
    );
    await owner.api.call("DELETE", `/pages/${snippetId}`, {
      expectedPublishedVersion: shown.publishedVersion,
    });
    await expect(reading).toContainText("The snippet “Secret hours” was deleted");
    await expect(reading).not.toContainText("midnight");
  },
);

scenario(
  "a snippet in a text is pinned, updated to a newer version, and detached into normal text",
  async ({ owner }) => {
    const { page } = owner;
    const { body, publish, reading } = pageScreen(page);
    const snippetId = await makeSnippet(owner, "Opening hours", "We open at eight.");
    const bread = await makeDraft(owner, "The bread day", "");
    await page.goto(`/page/${bread.pageId}`);
    await body.click();
    await page.keyboard.type("{{opening");
    await expect(page.getByRole("option", { name: "Opening hours", selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    const shown = body.locator(".snippet-text");
    await shown.click();
    await page.getByRole("button", { name: "Pin to this version" }).click();
    await expect(body.locator(".snippet-name")).toHaveText(
      "Snippet: Opening hours · Pinned version",
    );
    const version = { subjectLine: "Open earlier", pageTitle: "Opening hours" };
    await publishVersion(owner, snippetId, version, { a: "We open at six." });
    const newer = page.getByRole("button", { name: "Update", exact: true });
    await expect(newer).toBeVisible();
    await expect(shown).toHaveText("We open at eight.");
    await expectAccessibleAtAllWidths(page, "a pinned snippet with a newer version");
    await newer.click();
    await expect(shown).toHaveText("We open at six.");
    await expect(newer).toBeHidden();
    await page.getByRole("button", { name: "Detach: make it normal text" }).click();
    await expect(body.locator(".snippet")).toHaveCount(0);
    await expect(body).toContainText("We open at six.");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(shown).toHaveText("We open at six.");
    await shown.click();
    await page.getByRole("button", { name: "Edit snippet" }).click();
    await expect(page).toHaveURL(new RegExp(`/page/${snippetId}\\?edit=true`));
    await expect(body).toHaveText("We open at six.");
    await page.goBack();
    // Until then, the button publishes the snippet.
    await expect(shown).toBeVisible();
    await publish("Show the hours");
    await expect(reading.locator(".snippet-text")).toHaveText("We open at six.");
    await expect(reading.locator(".snippet-name")).toHaveText(
      "Snippet: Opening hours · Pinned version",
    );
  },
);

scenario(
  "on a phone, the buttons of an outdated snippet leave the row before it readable",
  async ({ owner }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    const snippetId = await makeSnippet(owner, "Opening hours", "We open at eight.");
    const bread = await makeDraft(owner, "The bread day", "Come in.", "");
    await page.setViewportSize(phone);
    await page.goto(`/page/${bread.pageId}`);
    await body.locator("p").last().click();
    await page.keyboard.type("{{opening");
    await expect(page.getByRole("option", { name: "Opening hours", selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await body.locator(".snippet-text").click();
    await page.getByRole("button", { name: "Pin to this version" }).click();
    const version = { subjectLine: "Open earlier", pageTitle: "Opening hours" };
    await publishVersion(owner, snippetId, version, { a: "We open at six." });
    const update = page.getByRole("button", { name: "Update", exact: true });
    await expect(update).toBeVisible();
    const row = body.getByText("Come in.");
    const room = async () => {
      const [above, buttons] = [await row.boundingBox(), await update.boundingBox()];
      return above && buttons && buttons.y - (above.y + above.height);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  },
);
