import { enterAsMember } from "../actors/enter-as-member.ts";
import { personalWorkspace, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { pageScreen } from "../screens/page-screen.ts";
import type { Actor } from "../actors/actor.ts";

const noAccess = { name: "You don't have access to this page" };

interface Requests {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly message: string;
    readonly asker: { readonly name: string };
  }[];
}

/** The requests that wait for the owner's decision. */
function requestsTo(owner: Actor): Promise<Requests> {
  return owner.api.call<Requests>("GET", "/requests");
}

/** Approves all requests to the owner. */
async function approve(owner: Actor): Promise<void> {
  const { items } = await requestsTo(owner);
  for (const { id } of items) {
    await owner.api.call("POST", `/requests/${id}`, { decision: "approve", role: "viewer" });
  }
}

scenario(
  "a colleague asks to see a page, is let in, and opens it from where they asked",
  async ({ owner, enter, server }) => {
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    const { page } = colleague;
    colleague.complaints.allow(/^403 GET /);
    const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}?version=${versionId}`);
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await page.getByLabel("Message").fill("The boats need the tides.");
    await page.getByRole("button", { name: "Request access" }).click();
    await expect(page.getByText("Your request was sent.")).toBeVisible();
    expect(await requestsTo(owner)).toMatchObject({
      items: [
        {
          type: "page",
          title: "Tides",
          message: "The boats need the tides.",
          asker: { name: "Cora Colleague" },
        },
      ],
    });
    await page.reload();
    await expect(page.getByText(/^You asked (just now|\d+ \w+ ago)\./)).toBeVisible();
    await page.getByRole("button", { name: "Request access" }).click();
    await expect(page.getByText("Your request was sent.")).toBeVisible();
    expect((await requestsTo(owner)).items).toHaveLength(1);

    await approve(owner);
    await expect(page.getByRole("heading", { name: "You have access now" })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole("button", { name: "Open the page" }).click();
    await expect(pageScreen(page).reading).toHaveText("High at noon.");
    await expect(page).toHaveURL(`${server.url}/page/${pageId}?version=${versionId}`);
  },
);

scenario(
  "an administrator looks at the page before declining, and the colleague reads what to do next",
  async ({ owner, enter }) => {
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    const { page } = colleague;
    colleague.complaints.allow(/^403 GET /);
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    for (const path of [`/page/${pageId}`, `/workspace/${workspaceId}`]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Request access" }).click();
      await expect(page.getByText("If you hear nothing, ask the person")).toBeVisible();
    }

    await owner.page.goto("/inbox");
    await expect(owner.page.getByRole("link", { name: "‘Personal’" })).toBeVisible();
    await expectAccessibleAtAllWidths(owner.page, "an inbox with requests");
    await owner.page.getByRole("link", { name: "‘Tides’" }).click();
    await expect(pageScreen(owner.page).reading).toHaveText("High at noon.");
    await owner.page.goBack();
    const requests = owner.page.getByRole("list", { name: "Requests" }).getByRole("listitem");
    const ofPage = requests.filter({ hasText: "‘Tides’" });
    await ofPage.getByRole("button", { name: "Decline: Cora Colleague" }).click();
    await expect(owner.page.getByText("Request declined")).toBeVisible();

    await page.goto("/inbox");
    await inboxScreen(page).row("Olga Owner declined your request to see a page").click();
    await expect(page.getByRole("main")).not.toContainText("Tides");
    await expectAccessibleAtAllWidths(page, "a declined request in the inbox");
    await page.getByRole("link", { name: "Request access again" }).click();
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await expect(page.getByText("ask the person who gave you the link")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the form to ask again");
  },
);

scenario(
  "a stranger asks once to see a workspace, is let into its organization with it, and learns nothing before",
  async ({ owner, stranger }) => {
    const { page } = stranger;
    stranger.complaints.allow(/40[39] GET .*workspaces\/get/);
    const workspaceId = await personalWorkspace(owner);
    await page.goto(`/workspace/${workspaceId}`);
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Personal");
    await page.getByRole("button", { name: "Request access" }).click();
    await expect(page.getByText("Your request was sent.")).toBeVisible();
    expect((await requestsTo(stranger)).items).toEqual([]);
    await owner.page.goto("/inbox");
    await expect(owner.page.getByRole("list", { name: "Requests" })).toContainText(
      "Asks to see the workspace ‘Personal’, and to join Olga Owner's Stemma for it",
    );
    await owner.page.getByRole("button", { name: "Approve: Sam Stranger" }).click();
    await expect(owner.page.getByText("Sam Stranger can view ‘Personal’")).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "You are in Olga Owner's Stemma now" }),
    ).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Switch Organizations" }).click();
    await expect(page.getByRole("heading", { name: "Personal", exact: true })).toBeVisible();
  },
);
