import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { countWords, handbookHeadings, handbookHtml } from "../fixtures/handbook.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { cutSaves } from "../screens/cut-saves.ts";
import { newPage, pageIdOf } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";
import { signUp } from "../screens/sign-up.ts";
import { stealEverything } from "../actors/steal-everything.ts";

scenarioApart(
  "a person signs up, writes a long document in private, publishes it and reads it after the server was restarted",
  async ({ visitor: author, stranger, server }) => {
    scenarioApart.slow();
    const { page } = author;

    await scenarioApart.step("signs up and makes a page", () => signUp(author));
    const screen = await newPage(page);
    const pageId = pageIdOf(page);

    await scenarioApart.step("pastes a document of more than 3,000 words", async () => {
      await screen.title.fill("The harbour station handbook");
      await screen.title.press("Enter");
      await expect(screen.body).toBeFocused();
      await paste(screen.body, { html: handbookHtml });
      const headings = () =>
        screen.body
          .locator("h2, h3, h4")
          .evaluateAll((all) =>
            all.map(({ tagName, textContent }) => ({ tag: tagName, text: textContent })),
          );
      await expect.poll(headings).toEqual(handbookHeadings);
      expect(countWords(await screen.body.innerText())).toBeGreaterThan(3000);
    });

    await scenarioApart.step("goes on by keyboard", async () => {
      await page.keyboard.press("Control+End");
      await page.keyboard.press("Enter");
      await page.keyboard.type("/h2");
      await page.keyboard.press("Enter");
      await page.keyboard.type("A last word");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Ring the bell ");
      await page.keyboard.press("Control+b");
      await page.keyboard.type("twice");
      await page.keyboard.press("Control+b");
      await page.keyboard.type(" on Sundays.");
      await expect(screen.body.locator("h3").last()).toHaveText("A last word");
      await expectStored(author, pageId, " on Sundays.");
      await screen.says("Saved");
    });

    await scenarioApart.step(
      "reloads in the middle of a sentence that was not sent, and finds it again",
      async () => {
        const restoreSaves = await cutSaves(page);
        page.on("dialog", (dialog) => void dialog.accept());
        await page.keyboard.type(" And once more for lu");
        await screen.says("Offline — kept on this device");
        await page.reload();
        await expect(screen.body).toContainText("And once more for lu");
        expect(JSON.stringify(await storedDraft(author, pageId))).not.toContain("for lu");
        await restoreSaves();
        await screen.body.click();
        await page.keyboard.press("Control+End");
        await page.keyboard.type("ck.");
        await expectStored(author, pageId, "And once more for luck.");
        await screen.says("Saved");
      },
    );

    const draft = await storedDraft(author, pageId);
    await scenarioApart.step("publishes it with a message", async () => {
      await screen.publish("First edition of the handbook");
      await expect(screen.heading).toHaveText("The harbour station handbook");
      await expect(screen.reading).toContainText(
        "Ring the bell twice on Sundays. And once more for luck.",
      );
      await expect(page.getByText("First edition of the handbook")).toBeVisible();
    });

    await scenarioApart.step("reads it after a restart, already in the first HTML", async () => {
      // A read that was on its way is tried again while the server is away.
      author.complaints.allow(/^net::ERR_/);
      expect(await server.stop()).toBe(0);
      await server.start();
      await page.reload();
      await expect(screen.reading.locator("h2, h3, h4")).toHaveCount(handbookHeadings.length + 1);
      const html = await (await author.context.request.get(`/page/${pageId}`)).text();
      expect(html).toContain("Ring the bell");
      expect(html).toContain("<title>The harbour station handbook</title>");
    });

    await scenarioApart.step("and nobody else gets any of it", async () => {
      const theirs = pageScreen(stranger.page);
      stranger.complaints.allow(/403 GET .*rpc\/pages\/get/);
      for (const address of [`/page/${pageId}`, `/page/${pageId}?edit=true`]) {
        await stranger.page.goto(address);
        await expect(
          stranger.page.getByRole("heading", { name: "You don't have access to this page" }),
        ).toBeVisible();
        await expect(stranger.page.getByText(stranger.email)).toBeVisible();
        await expect(theirs.heading).toHaveCount(0);
        expect(await stranger.page.content()).not.toContain("harbour");
      }
      const html = await (await stranger.context.request.get(`/page/${pageId}`)).text();
      expect(html).not.toContain("harbour");
      await stealEverything(stranger, author, { pageId, draftId: draft?.id ?? "" }, "harbour");
    });
  },
);
