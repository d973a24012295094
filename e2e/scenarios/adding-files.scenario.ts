import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** A picture of these many pixels, as a file to upload. */
async function picture(name: string, width: number, height: number) {
  const image = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#c9b48a",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}

scenario("a picture and a file are added, described, published and shown", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The mill", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  await keyboard.type("The sieve:");
  await keyboard.press("Enter");

  const choosing = page.waitForEvent("filechooser");
  await keyboard.type("/img");
  await expect(page.getByRole("option", { name: "Image" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await keyboard.press("Enter");
  await (await choosing).setFiles(await picture("sieve.png", 1300, 700));
  const image = body.locator("figure.picture img");
  await expect(image).toHaveJSProperty("complete", true);
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute("width", "1300");
  await expect(body.locator("> *")).toHaveCount(3);

  await image.click();
  await keyboard.type("After twenty years.");
  await expect(body.locator("figcaption")).toHaveText("After twenty years.");
  await page.getByRole("button", { name: "Wider than the text" }).click();
  await expect(body.locator("figure")).toHaveClass(/picture-wide/);
  await page.getByRole("button", { name: "Describe the image" }).click();
  await page.getByRole("textbox", { name: "What the image shows" }).fill("A round sieve of wire");
  await expectAccessibleAtAllWidths(page, "a picture with its controls");
  await keyboard.press("Enter");
  await expect(image).toHaveAttribute("alt", "A round sieve of wire");

  await body.locator("> p").last().click();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "Plan of the mill.pdf"));
      return transfer;
    },
    [...randomBytes(2000)],
  );
  await body.locator("> p").last().dispatchEvent("drop", { dataTransfer: dropped });
  await expect(body.locator("figure.file")).toHaveText(/Plan of the mill\.pdf.*PDF · 2\.0 kB/);

  await screen.publish("The sieve");
  const shown = reading.locator("figure.picture img");
  await expect(shown).toHaveAttribute("alt", "A round sieve of wire");
  expect(
    await shown.evaluate(async (one: HTMLImageElement) => {
      await one.decode();
      return one.naturalWidth;
    }),
  ).toBeGreaterThan(0);
  await expectAccessibleAtAllWidths(page, "a page with a picture and a file");
  await reading.getByRole("link", { name: "A round sieve of wire" }).click();
  const viewer = page.getByRole("dialog", { name: "A round sieve of wire" });
  await expect(viewer.getByRole("img")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "the viewer of a picture");
  const downloading = page.waitForEvent("download");
  await keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Plan of the mill.pdf" }).getByText("Download").click();
  expect((await downloading).suggestedFilename()).toBe("Plan of the mill.pdf");
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(reading.getByRole("link", { name: "A round sieve of wire" })).toBeFocused();
});

scenario("a file without a byte and a file with a very long name are added", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
  await page.goto(`/page/${pageId}`);
  await body.locator("> p").first().click();
  page.on("filechooser", () => undefined);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add pictures or files" }).click();
  const mimeType = "text/plain";
  const words = { mimeType, buffer: Buffer.from("Rye") };
  await (
    await choosing
  ).setFiles([
    { name: "empty.txt", mimeType, buffer: Buffer.alloc(0) },
    { ...words, name: `${"mill".repeat(70)}.txt` },
    { ...words, name: "תוכנית הטחנה.txt" },
  ]);
  const cards = body.locator("figure.file");
  await expect(cards).toHaveText([
    /^empty\.txt.*TXT · 0 bytes/,
    /^ill(?:mill){62}\.txt.*TXT · 3 bytes/,
    /^תוכנית הטחנה\.txt.*TXT · 3 bytes/,
  ]);
  await screen.publish("Three files");
  await page.setViewportSize({ width: 390, height: 844 });
  // The parts of the top bar follow a narrower window some frames later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);
  const downloading = page.waitForEvent("download");
  await reading.getByRole("link", { name: /^empty/ }).click();
  expect((await downloading).suggestedFilename()).toBe("empty.txt");
});

scenario("what cannot be stored says why, and is tried again or forgotten", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { keyboard } = page;
  const { pageId } = await makeDraft(owner, "The mill", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const choosing = page.waitForEvent("filechooser");
    await keyboard.type("/attachment");
    await expect(page.getByRole("option", { name: "File" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await keyboard.press("Enter");
    await (await choosing).setFiles(files);
  };
  const tray = page.getByRole("region", { name: "Uploads" });
  owner.complaints.allow(/^(422|net::ERR_FAILED) POST .*\/api\/files/);

  const damaged = { name: "torn.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await choose(damaged);
  await expect(tray.getByRole("alert")).toContainText("The image is damaged");
  await expectAccessibleAtAllWidths(page, "a failed upload");
  await tray.getByRole("button", { name: "Dismiss torn.png" }).click();
  await expect(tray).toHaveCount(0);

  await page.route("/api/files?*", (route) => route.abort(), { times: 1 });
  await choose(await picture("sieve.png", 300, 200), await picture("stone.png", 200, 300));
  await expect(tray.getByRole("alert")).toContainText("The connection broke off.");
  await expect(body.locator("figure img")).toHaveAttribute("alt", "stone.png");
  await tray.getByRole("button", { name: "Try again" }).click();
  await expect(body.locator("figure img")).toHaveCount(2);
  await expect(tray).toHaveCount(0);

  await body.locator("figure").first().locator("img").click();
  await keyboard.press("Backspace");
  await expect(body.locator("figure")).toHaveCount(1);
  await keyboard.press("ControlOrMeta+z");
  await expect(body.locator("figure")).toHaveCount(2);
});

scenario("pictures in pasted pages are uploaded where they stood", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "The mill", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  const { buffer } = await picture("sieve.png", 300, 200);
  const paste = (html: string, withFile: boolean) =>
    body.evaluate(
      (text, [written, bytes]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", written);
        if (bytes.length > 0) {
          const file = new File([new Uint8Array(bytes)], "image.png", { type: "image/png" });
          clipboardData.items.add(file);
        }
        const event = { clipboardData, bubbles: true, cancelable: true };
        text.dispatchEvent(new ClipboardEvent("paste", event));
      },
      [html, withFile ? [...buffer] : []] as const,
    );
  const address = `data:image/png;base64,${buffer.toString("base64")}`;
  await paste(
    `<p>The sieve:</p><img src="${address}" alt="A sieve"><p>The stone.</p><img src="https://mill.example/stone.png" alt="A stone">`,
    false,
  );
  await expect(page.getByText("1 image was left out.")).toBeVisible();
  await expect(body.locator("> *")).toHaveText(["The sieve:", "", "The stone.", "A stone"]);
  await expect(body.locator("> :nth-child(2) img")).toHaveAttribute("alt", "A sieve");

  await paste('<img src="https://mill.example/door.png" alt="A door">', true);
  await expect(body.locator("> :last-child")).toHaveText("");
  await expect(body.locator("figure img").last()).toHaveAttribute("alt", "A door");
  await expect(body.locator("figure")).toHaveCount(2);
});

scenario("the button in the bar adds files below the caret, also on a phone", async ({ owner }) => {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "The mill", "The sieve:\nThe stone:");
  await page.goto(`/page/${pageId}`);
  await body.locator("> p").first().click();
  const button = page.getByRole("button", { name: "Add pictures or files" });
  // Playwright takes windows over only while somebody listens, and begins with that too late for a key that is pressed at once.
  page.on("filechooser", () => undefined);
  const add = async (name: string, press: () => Promise<void>) => {
    const choosing = page.waitForEvent("filechooser");
    await press();
    await (await choosing).setFiles(await picture(name, 300, 200));
    await expect(body.getByRole("img", { name })).toBeVisible();
  };
  await add("sieve.png", () => button.click());
  await expect(body.locator("> *").nth(1).locator("img")).toHaveAttribute("alt", "sieve.png");
  await expect(body).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await add("stone.png", () => button.press("Enter"));
  await expectAccessibleAtAllWidths(page, "a draft with the button that adds files");
});

scenario(
  "a file is added although it was chosen long after the window opened",
  async ({ owner }, info) => {
    const { page } = owner;
    const { body } = pageScreen(page);
    const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
    await page.goto(`/page/${pageId}`);
    await body.locator("> p").first().click();
    const { name, buffer } = await picture("sieve.png", 300, 200);
    const file = info.outputPath(name);
    await writeFile(file, buffer);

    // Where Playwright takes a window over, it holds the field that the window is for. This session does not.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setInterceptFileChooserDialog", { enabled: true });
    const opened = new Promise<number>((resolve) =>
      session.once("Page.fileChooserOpened", ({ backendNodeId = 0 }) => resolve(backendNodeId)),
    );
    await page.getByRole("button", { name: "Add pictures or files" }).click();
    const backendNodeId = await opened;
    await session.send("HeapProfiler.collectGarbage");
    await session.send("DOM.setFileInputFiles", { backendNodeId, files: [file] });
    await expect(body.getByRole("img", { name })).toBeVisible();
  },
);
