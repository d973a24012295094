import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a person is mentioned by an at sign, is told once when it is published, and reads who it was",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body, publish, reading, toggle } = pageScreen(page);
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    await enter("Mark Stranger");
    const { pageId } = await makeDraft(owner, "The bread day", "");
    const inbox = inboxScreen(mara.page);
    await mara.page.goto("/inbox");
    await expect(mara.page.getByText("You're all up to date")).toBeVisible();

    await page.goto(`/page/${pageId}`);
    await body.click();
    await page.keyboard.type("Ask @ma");
    const menu = page.getByRole("listbox", { name: "Mention" });
    await expect(menu.getByRole("option")).toHaveText([/^Mara Member/]);
    await expect(menu.getByRole("option")).toHaveAttribute("aria-selected", "true");
    await expectAccessibleAtAllWidths(page, "the menu of people to mention");
    await page.keyboard.press("Enter");
    await expect(menu).toBeHidden();
    await page.keyboard.type(" about the flour.");
    await expect(body).toHaveText("Ask @Mara Member about the flour.");
    await expect(inbox.sidebarCount).toHaveCount(0);
    await publish("Who helps");

    await expect(inbox.sidebarCount).toHaveText("1");
    await mara.page.getByRole("button", { name: "1 new" }).click();
    const row = inbox.row("mentioned you");
    await expect(row).toHaveText(/^Unread: Olga Owner mentioned you in ‘The bread day’/);
    await expectAccessibleAtAllWidths(mara.page, "the inbox with a mention");
    await mara.page.getByRole("link", { name: "Open page ‘The bread day’" }).click();
    const maras = pageScreen(mara.page);
    await expect(maras.reading).toHaveText("Ask @Mara Member about the flour.");
    await expectAccessibleAtAllWidths(mara.page, "a page with a mention");
    const html = await mara.page.goto(`/page/${pageId}`);
    expect(await html?.text()).toContain(">@Mara Member</span>");

    await toggle("Edit").click();
    await body.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Please: ");
    await publish("More politely");
    await expect(reading).toHaveText("Please: Ask @Mara Member about the flour.");
    await expect(maras.reading).toContainText("Ask @Mara Member");
    await mara.page.goto("/inbox");
    await expect(inbox.rows).toHaveCount(1);
  },
);

scenario(
  "an at sign that mentions nobody stays text, and a mention is undone, removed and renamed",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body, publish, reading, toggle } = pageScreen(page);
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makePage(owner, "The bread day", "Mix.");
    await page.goto(`/page/${pageId}`);
    await toggle("Edit").click();
    await body.click();
    await page.keyboard.press("Control+End");
    const menu = page.getByRole("listbox", { name: "Mention" });
    await page.keyboard.type(" Write to mara@example.org or @");
    await expect(menu.getByRole("option")).toHaveText([/^Mara Member/, /^Olga Owner/]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.keyboard.type("ma");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.type("@zz");
    const none = page.getByText("No one with access to this page matches");
    await expect(none).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(none).toBeHidden();
    await page.keyboard.type("/user");
    await expect(page.getByRole("option", { name: "Mention" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await page.keyboard.type("olg");
    await expect(menu.getByRole("option")).toHaveText([/^Olga Owner/]);
    await page.keyboard.press("Tab");
    const rows = ["Mix. Write to mara@example.org or @ma", "@zz", "@Olga Owner"];
    await expect(body.locator("p")).toHaveText(rows);
    await page.keyboard.press("Backspace");
    await expect(body.locator("p")).toHaveText([...rows.slice(0, 2), ""]);
    await page.keyboard.press("Control+z");
    await expect(body.locator("p")).toHaveText(rows);
    await page.keyboard.type(" and @mar");
    await expect(menu.getByRole("option")).toHaveText([/^Mara Member/]);
    await menu.getByRole("option").click();
    await publish("Who helps");

    await expect(reading.locator(".mention")).toHaveText(["@Olga Owner", "@Mara Member"]);
    await mara.api.call("PATCH", "/configuration", { orgDisplayName: "Mara Miller" });
    await expect(reading.locator(".mention")).toHaveText(["@Olga Owner", "@Mara Miller"]);
  },
);

scenario(
  "a name of somebody who may not see the page, or of nobody, gets the same answer, which ends with the word",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makeDraft(owner, "The bread day", "");
    await owner.api.call("PUT", `/pages/${pageId}/restriction`, { isRestricted: true });
    await page.goto(`/page/${pageId}`);
    await body.click();
    const none = page.getByText("No one with access to this page matches");
    for (const name of ["@mara", "@nobody"]) {
      await page.keyboard.type(`Ask ${name}`);
      await expect(none).toBeVisible();
      await expect(page.getByRole("option")).toHaveCount(0);
      if (name === "@mara") await expectAccessibleAtAllWidths(page, "a mention of no one");
      await page.keyboard.type(" about");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.type("@zz");
    await expect(none).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(none).toHaveCount(0);
    await expect(body.locator("p")).toHaveText(["Ask @mara about", "Ask @nobody about", "@zz"]);
  },
);

scenario(
  "a mention that is chosen before the people are found comes into its place while the writer goes on",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makeDraft(owner, "The bread day", "");
    const release = await holdCalls(page, "**/permissions/pageReaders*");
    await page.goto(`/page/${pageId}`);
    await body.click();
    await page.keyboard.type("Ask @mar");
    await expect(page.getByText("Searching…")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type(" and wait");
    await expect(body).toHaveText("Ask @mar and wait");
    release();
    await expect(body).toHaveText("Ask @Mara Member and wait");
    await page.keyboard.type(".");
    await expect(body).toHaveText("Ask @Mara Member and wait.");
  },
);
