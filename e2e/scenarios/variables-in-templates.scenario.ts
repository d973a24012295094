import { makeDraft, personalWorkspace } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "the slash menu offers the variables of a template where a template is written, and nowhere else",
  async ({ owner: { page, api }, owner }) => {
    const workspaceId = await personalWorkspace(owner);
    const { pageId } = await api.call<{ pageId: string }>("POST", "/pages", {
      workspaceId,
      kind: "template",
    });
    const { body, says } = pageScreen(page);
    await page.goto(`/page/${pageId}`);
    await body.click();
    const menu = page.getByRole("listbox", { name: "Insert object" });
    await page.keyboard.type("By /variable");
    await expect(menu.getByRole("option")).toHaveText([
      "Title of the new page",
      "Date of the new page",
      "Author of the new page",
      "Where writing begins",
    ]);
    await expectAccessibleAtAllWidths(page, "the slash menu of a template");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await page.keyboard.type(": /cursor");
    await page.keyboard.press("Enter");
    await expect(body).toHaveText("By {{author}}: {{cursor}}");
    await says("Saved");

    const bread = await makeDraft(owner, "The bread day", "");
    await page.goto(`/page/${bread.pageId}`);
    await body.click();
    await page.keyboard.type("/");
    await expect(menu.getByRole("option", { name: "Mention" })).toBeVisible();
    await page.keyboard.type("variable");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  },
);
