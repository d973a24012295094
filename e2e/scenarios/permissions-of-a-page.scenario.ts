import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageMenuOffers } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { openPagePermissions, permissionsDialog } from "../screens/permissions-dialog.ts";

const noAccess = { name: "You don't have access to this page" };

scenario(
  "a colleague who is named on a page sees it with that role, as long as they are",
  async ({ owner, enter }) => {
    const { page } = owner;
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    colleague.complaints.allow(/^403 GET /);
    await colleague.page.goto(`/page/${pageId}`);
    await expect(colleague.page.getByRole("heading", noAccess)).toBeVisible();

    await page.goto(`/page/${pageId}`);
    const permissions = await openPagePermissions(page);
    await expect(permissions.row("Olga Owner")).toContainText("in the workspace as admin");
    const added = page.waitForResponse(/permissions\/setPageRole/);
    await permissions.add("Cora", "Viewer");
    await expect(permissions.dialog.getByRole("combobox", { name: "Add a member" })).toBeFocused();
    await expect(permissions.row("Cora Colleague")).toContainText("named on this page");
    await expect(permissions.role("Cora Colleague")).toHaveValue("viewer");
    await added;

    const theirs = pageScreen(colleague.page);
    await colleague.page.goto(`/page/${pageId}`);
    await expect(theirs.reading).toHaveText("High at noon.");
    await expect(theirs.toggle("Edit")).toHaveCount(0);
    expect(await pageMenuOffers(colleague.page)).not.toContain("Manage permissions");

    await permissions.role("Cora Colleague").selectOption("Editor");
    await expect
      .poll(() => owner.api.call("GET", `/pages/${pageId}/readers`))
      .toMatchObject({ items: [{ name: "Cora Colleague", role: "editor" }, {}] });
    await colleague.page.reload();
    await expect(theirs.toggle("Edit")).toBeVisible();

    await permissions.role("Cora Colleague").selectOption("Remove");
    await expect(permissions.row("Cora Colleague")).toHaveCount(0);
    await expect
      .poll(() => owner.api.call<{ items: unknown[] }>("GET", `/pages/${pageId}/readers`))
      .toMatchObject({ items: [{ name: "Olga Owner" }] });
    await colleague.page.reload();
    await expect(colleague.page.getByRole("heading", noAccess)).toBeVisible();
  },
);

scenario(
  "restricting a page asks first and names the people who lose access; opening it happens at once",
  async ({ owner, enter }) => {
    const { page } = owner;
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const { access, row } = await openPagePermissions(page);
    await expect(row("Mara Member")).toContainText("in the workspace as editor");
    await expect(row("Mara Member")).toContainText("Editor");
    const question = page.getByRole("alertdialog", { name: "Restrict this page?" });
    await access(/^Only people named here/).click();
    await expect(question).toContainText("1 person will no longer see this page: Mara Member.");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(access(/^Everyone in “Personal”/)).toBeChecked();

    await access(/^Only people named here/).click();
    await question.getByRole("button", { name: "RESTRICT PAGE" }).click();
    await expect(row("Mara Member")).toHaveCount(0);
    await expect(access(/^Only people named here/)).toBeChecked();
    member.complaints.allow(/^403 GET /);
    await member.page.goto(`/page/${pageId}`);
    await expect(member.page.getByRole("heading", noAccess)).toBeVisible();

    await access(/^Everyone in “Personal”/).check();
    await expect(row("Mara Member")).toBeVisible();
    await member.page.goto(`/page/${pageId}`);
    await expect(pageScreen(member.page).reading).toHaveText("High at noon.");
  },
);

scenario(
  "a page that was never published says that only the people named on it see it",
  async ({ owner, enter }) => {
    const { page } = owner;
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makeDraft(owner, "Half an idea", "Not yet.");
    await page.goto(`/page/${pageId}`);
    const { dialog, access, add, row } = await openPagePermissions(page);
    await expect(dialog).toContainText(
      "Until this page is published, only the people named here see it.",
    );
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await access(/^Only people named here/).check();
    await expect
      .poll(() => owner.api.call("GET", `/pages/${pageId}/readers`))
      .toMatchObject({ isRestricted: true });
    await access(/^Everyone in “Personal”/).check();
    await add("Mara", "Viewer");
    await expect(row("Mara Member")).toContainText("named on this page");
    await expect
      .poll(() => owner.api.call<{ items: unknown[] }>("GET", `/pages/${pageId}/readers`))
      .toMatchObject({
        isPublished: false,
        isRestricted: false,
        items: [{ name: "Mara Member" }, {}],
      });
    await member.page.goto(`/page/${pageId}`);
    await expect(member.page.getByText("Nothing is published here yet.")).toBeVisible();
    await expect(pageScreen(member.page).toggle("Edit")).toHaveCount(0);
  },
);

scenario(
  "who takes their own access away is asked first, and is then shown out",
  async ({ owner, enter }) => {
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    const { page } = colleague;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await giveRole(owner, { pageId }, colleague, "administrator");
    await page.goto(`/page/${pageId}`);
    const { add, dialog, role } = await openPagePermissions(page);
    await add("Cora", "Viewer");
    const giveUp = page.getByRole("alertdialog", { name: "Give up administering this page?" });
    await giveUp.getByRole("button", { name: "CANCEL" }).click();
    await role("Cora Colleague").selectOption("Remove");
    const question = page.getByRole("alertdialog", { name: "Remove yourself from this page?" });
    await question.getByRole("button", { name: "CANCEL" }).click();
    await expect(role("Cora Colleague")).toHaveValue("administrator");

    await role("Cora Colleague").selectOption("Editor");
    await giveUp.getByRole("button", { name: "GIVE UP" }).click();
    const seen = permissionsDialog(page, "Who sees this page");
    await expect(seen.dialog).toBeVisible();
    await expect(seen.row("Cora Colleague")).toContainText("Editor");
    await expect(dialog).toHaveCount(0);

    await giveRole(owner, { pageId }, colleague, "administrator");
    await page.reload();
    await openPagePermissions(page);
    colleague.complaints.allow(/^403 GET /);
    await role("Cora Colleague").selectOption("Remove");
    await question.getByRole("button", { name: "REMOVE MYSELF" }).click();
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
  },
);
