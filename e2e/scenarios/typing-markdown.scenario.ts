import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

scenario("Markdown becomes formatting while one types", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  const rows = body.locator("> *");
  const { keyboard } = page;

  await keyboard.type("## The watch");
  await expect(body.locator("h3")).toHaveText("The watch");
  await keyboard.press("Enter");
  await keyboard.type("Come **ten minutes** early, _never_ ~~later~~ and run `npm start` twice");
  await expect(rows.last()).toHaveText(
    "Come ten minutes early, never later and run npm start twice",
  );
  await expect(body.locator("strong")).toHaveText("ten minutes");
  await expect(body.locator("em")).toHaveText("never");
  await expect(body.locator(".strikethrough")).toHaveText("later");
  await expect(body.locator("code")).toHaveText("npm start");
});

scenario("Backspace and undo give back the signs of Markdown", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  const { keyboard } = page;

  await keyboard.type("Two **stars**");
  await expect(body).toHaveText("Two stars");
  await keyboard.press("Backspace");
  await expect(body).toHaveText("Two **stars**");
  await keyboard.press("Backspace");
  await keyboard.type("*!");
  await expect(body).toHaveText("Two stars!");
  await keyboard.press("Control+z");
  await expect(body).toHaveText("Two stars");
  await keyboard.press("Control+z");
  await expect(body).toHaveText("Two **stars**");
});

scenario("a slow tab makes formatting of what is typed without repeating it", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  // Longer than Lexical waits for the input after a character was announced.
  await page.addInitScript(() => {
    document.addEventListener("textInput", () => {
      const start = performance.now();
      while (performance.now() - start < 150);
    });
  });
  await page.goto(`/page/${pageId}`);
  await body.click();
  await page.keyboard.type("a **b** c, `d` e, _f_");
  await expect(body).toHaveText("a b c, d e, f");
  await expect(body.locator("strong")).toHaveText("b");
  await page.keyboard.type("!");
  await expect(body).toHaveText("a b c, d e, f!");
});

scenario("in a slow tab, what follows bold text is not bold", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await page.keyboard.type("Come **early**");
  await expect(body).toHaveText("Come early");
  // The browser tells of the caret later than Lexical keeps how the next character looks.
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    document.dispatchEvent(new Event("selectionchange"));
  });
  await page.keyboard.type(" and stay");
  await expect(body).toHaveText("Come early and stay");
  await expect(body.locator("strong")).toHaveText("early");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" long");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("n");
  await expect(body.locator("strong").last()).toHaveText(" lonng");
});

scenario(
  "a typed address becomes a link, and a pasted one links a selection",
  async ({ owner }) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    const { pageId } = await makeDraft(owner, "Tides", "");
    await page.goto(`/page/${pageId}`);
    await body.click();
    const links = body.getByRole("link");
    const { keyboard } = page;

    await keyboard.type("See https://tides.test/today, or ");
    await expect(links).toHaveText("https://tides.test/today");
    await keyboard.type("(www.tides.test)");
    await expect(links).toHaveCount(2);
    await keyboard.press("Backspace");
    await expect(links).toHaveCount(1);
    await keyboard.press("Shift+Home");
    await paste(body, { text: "https://tides.test/week" });
    await expect(links).toHaveText("See https://tides.test/today, or (www.tides.test)");
    await expect(links).toHaveAttribute("href", "https://tides.test/week");
  },
);

scenario("what was typed as Markdown is published as formatting", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Harbour", "");
  await page.goto(`/page/${pageId}`);
  await screen.body.click();

  await page.keyboard.type(
    "## The watch\nCome **early**, not ~~late~~: `npm start` www.tides.test now",
  );
  await expectStored(owner, pageId, "https://www.tides.test");
  await screen.says("Saved");
  await page.reload();
  await expect(screen.body.locator("code")).toHaveText("npm start");
  await screen.publish("First watch");
  const { reading } = screen;
  await expect(reading.locator("h3")).toHaveText("The watch");
  await expect(reading.locator("strong")).toHaveText("early");
  await expect(reading.locator("s")).toHaveText("late");
  await expect(reading.locator("code")).toHaveText("npm start");
  await expect(reading.getByRole("link")).toHaveAttribute("href", "https://www.tides.test");
});

scenario("an emoji is found by its name, or typed by its short code", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "Notes", "");
  await page.goto(`/page/${pageId}`);
  const { body } = pageScreen(page);
  await body.click();
  await page.keyboard.type("Bread day :party");
  const menu = page.getByRole("listbox", { name: "Emoji" });
  await expect(menu.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expectAccessibleAtAllWidths(page, "the menu of emoji");
  await page.keyboard.type(" popper");
  await expect(menu).toBeHidden();
  await page.keyboard.type(" :party_pop");
  await expect(menu.getByRole("option")).toHaveText(["🎉party popper"]);
  await page.keyboard.press("Enter");
  await page.keyboard.type(" :bread:");
  await expect(body).toHaveText("Bread day :party popper 🎉 🍞");
  await page.keyboard.press("Backspace");
  await expect(body).toHaveText("Bread day :party popper 🎉 :bread:");
});
