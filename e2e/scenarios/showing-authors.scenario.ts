import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { choosePageMenu } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const first = { a: "Feed it at six. Mix it at nine.", b: "Bake it." };
const split = { a: "Feed it at noon.", n: "Mix it at nine.", b: "Bake it." };

scenario(
  "each part of the text says who wrote it, through a split, and leads to the comparison of that version",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await sharePage({ owner, enter }, first);
    const screen = pageScreen(page);
    await publishVersion(member, pageId, { subjectLine: "Noon" }, split);
    await page.goto(`/page/${pageId}`);
    await expect(screen.reading).toContainText("Feed it at noon.");
    await choosePageMenu(page, "Show authors");
    const { authors, changes } = screen;
    await expect(authors.getByRole("listitem")).toHaveText(["Olga Owner", "Mara Member"]);
    const noon = authors.getByRole("link", { name: /^noon \(Mara Member, in “Noon”/ });
    await expect(noon).toBeVisible();
    await expect(
      authors.getByRole("link", { name: /^Mix it at nine\. \(Olga Owner, in “First”/ }),
    ).toBeVisible();
    await authors.getByRole("button", { name: "Hide authors" }).click();
    await expect(authors).toBeHidden();
    await expect(screen.heading).toBeFocused();
    await page.keyboard.press("a");
    await noon.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/version=.*compareTo=/);
    await expect(changes.locator("ins").first()).toContainText("noon");
    await page.goBack();
    await expect(changes).toBeHidden();
    await expect(screen.toggle("Edit")).toBeVisible();
    await expect(screen.reading).toContainText("Feed it at noon.");
    await expect(authors).toBeHidden();
  },
);

scenario(
  "a reader is told when the authors cannot be loaded, and sees them once they can",
  async ({ owner }) => {
    const { page } = owner;
    const { toggle, authors } = pageScreen(page);
    const pageId = await makeEmptyPage(owner);
    await publishVersion(owner, pageId, { subjectLine: "First" }, first);
    owner.complaints.allow(/versions\/authors/);
    await page.route("**/rpc/versions/authors*", (route) => route.abort());
    await page.goto(`/page/${pageId}`);
    await expect(toggle("Edit")).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByRole("alert")).toContainText("The authors could not be loaded.");
    await page.unroute("**/rpc/versions/authors*");
    await expect(authors).toContainText("Bake it.");
    await page.keyboard.press("a");
    await expect(authors).toBeHidden();
  },
);
