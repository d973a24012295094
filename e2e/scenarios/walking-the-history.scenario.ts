import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { makeHistory } from "../actors/make-history.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "the tree and the chain tell every version, which one is published, and the reader's own draft",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId, address } = await makeHistory(owner);
    await writeDraft(owner, pageId, { a: "Mix at seven." });
    await page.goto(address);
    const history = await openHistory(page);
    await expect(history.nodes).toHaveCount(4);
    await expect(history.node("First loaf")).toHaveAccessibleName(
      /^First loaf, Olga Owner, \w+ \d+, \d{4}, \d\d:\d\d, a first version$/,
    );
    await expect(history.node("Second loaf")).toHaveAccessibleName(/branched from “First loaf”$/);
    await expect(history.node("Third loaf")).toHaveAccessibleName(/, the published version, /);
    await expect(history.node("Your draft")).toHaveAccessibleName(
      /^Your draft, branched from “Third loaf”, saved /,
    );
    await expect(history.node("Third loaf")).toBeFocused();

    await history.node("Second loaf").click();
    const panel = history.panel("Second loaf");
    await expect(panel).toContainText("Four was too early.");
    await expect(panel).toContainText(/Olga Owner · \w+ \d+, \d{4}, \d\d:\d\d/);
    await expect(panel.locator(".diff-del")).toHaveText("four");
    await expect(panel.locator(".diff-ins")).toHaveText("five");
    await expect(panel).toContainText("1 change");

    await history.showChain();
    await expect(history.rows).toHaveText([
      /^Your draft\s*saved/,
      /^Third loaf\s*Published\s*Olga Owner · .+ · Version 3$/,
      /^Second loaf\s*Four was too early\.\s*Nobody came\.\s*Olga Owner · .+ · Version 2$/,
      /^First loaf\s*Olga Owner · .+ · Version 1$/,
    ]);
  },
);

scenario(
  "the history takes the specified size, and its tree the specified distances",
  async ({ owner }) => {
    const { page } = owner;
    const { address } = await makeHistory(owner);
    await page.goto(address);
    const { dialog, nodes } = await openHistory(page);
    expect(await dialog.boundingBox()).toMatchObject({ width: 1296, height: 600 });
    const boxes = await nodes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const [first = 0, second = 0, third = 0] = boxes.toSorted((one, other) => one - other);
    expect(second - first).toBe(150);
    expect(third - second).toBe(150);
  },
);

scenario(
  "a version is found and opened by keys alone, and 'View Latest' leads back",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId, address, first } = await makeHistory(owner);
    await page.goto(address);
    const screen = pageScreen(page);
    const history = await openHistory(page);
    await expect(history.node("Third loaf")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(history.node("Second loaf")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(history.node("First loaf")).toBeFocused();
    await page.keyboard.press("End");
    await expect(history.node("Third loaf")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(history.node("First loaf")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}\\?version=${first}$`));
    await expect(screen.reading).toHaveText(/Mix at four\./);
    await expect(page.getByText("Archived Version", { exact: true })).toBeVisible();
    await expect(screen.path).toHaveText(/The bread day\s*\(Archived Version\)$/);
    await expect(screen.toggle("Edit")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Page menu" })).toHaveCount(0);
    await page.getByRole("link", { name: "View Latest" }).click();
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}$`));
    await expect(screen.reading).toHaveText(/Mix at six\./);
  },
);

scenario(
  "the address is the state: version wins over edit, and back, forward and reload land where the reader was",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId, address, first, second, third } = await makeHistory(owner);
    const screen = pageScreen(page);
    await page.goto(`${address}/version/${first}`);
    await expect(page).toHaveURL(new RegExp(`/page/${pageId}\\?version=${first}$`));
    await expect(screen.reading).toHaveText(/Mix at four\./);
    await page.goto(`${address}?edit=true&version=${second}`);
    await expect(screen.reading).toHaveText(/Mix at five\./);
    await expect(screen.bar).toHaveCount(0);
    await page.getByRole("link", { name: "View Latest" }).click();
    await expect(screen.reading).toHaveText(/Mix at six\./);
    await screen.toggle("Edit").click();
    await expect(screen.body).toBeVisible();
    await page.goBack();
    await expect(screen.reading).toHaveText(/Mix at six\./);
    await page.goBack();
    await expect(screen.reading).toHaveText(/Mix at five\./);
    await page.reload();
    await expect(screen.reading).toHaveText(/Mix at five\./);
    await page.goForward();
    await expect(screen.reading).toHaveText(/Mix at six\./);
    await page.goForward();
    await expect(screen.body).toHaveText(/Mix at six\./);
    await page.reload();
    await expect(screen.body).toHaveText(/Mix at six\./);
    await page.goto(`${address}?version=${third}`);
    await expect(page.getByText("This is the published version.")).toBeVisible();
  },
);

scenario(
  "the buttons 'Compare' and 'Open' stay in place whatever version is selected",
  async ({ owner }) => {
    const { page } = owner;
    const { address } = await makeHistory(owner);
    await page.goto(address);
    const history = await openHistory(page);
    await expect(history.panel("Third loaf")).toBeVisible();
    const places = async () => [
      await history.button("Compare").boundingBox(),
      await history.button("Open").boundingBox(),
    ];
    const before = await places();
    const open = await history.button("Open").elementHandle();
    await history.node("Second loaf").click();
    const revert = history.button("Revert to this");
    await expect(revert).toBeVisible();
    const [, above] = await places();
    expect((await revert.boundingBox())?.y).toBeGreaterThan(above?.y ?? 0);
    await history.node("First loaf").click();
    await expect(history.panel("First loaf")).toContainText("The first version.");
    await expect.poll(places).toEqual(before);
    // The same element: a press that began before the panel changed still counts.
    expect(await open?.evaluate((button) => button.isConnected)).toBe(true);
  },
);

scenario(
  "a long message leaves the version's changes in view, until all of it is shown",
  async ({ owner }) => {
    const { page } = owner;
    const pageId = await makeEmptyPage(owner);
    await publishVersion(owner, pageId, { subjectLine: "Short", body: "One line." }, { a: "Mix." });
    const body = "Nobody came, and the dough was slack. ".repeat(60);
    await publishVersion(owner, pageId, { subjectLine: "Long", body }, { a: "Mix it at six." });
    await page.goto(`/page/${pageId}`);
    const history = await openHistory(page);
    const sentence = history.panel("Long").getByText(/compared with “Short”/);
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await history.button("Show all").click();
    await expect(sentence).not.toBeInViewport();
    await history.button("Show less").click();
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await history.node("Short").click();
    await expect(history.panel("Short")).toContainText("One line.");
    await expect(history.button("Show all")).toBeHidden();
  },
);

scenario(
  "two versions chosen in the history are compared, with changes, moves and formatting counted apart",
  async ({ owner }) => {
    const { page } = owner;
    const pageId = await makeEmptyPage(owner);
    const steps = { d: "Fold the dough twice.", e: "Let it rest for an hour.", f: "Shape it." };
    const first = await publishVersion(
      owner,
      pageId,
      { subjectLine: "First loaf" },
      { a: "Mix at four.", b: "Salt comes last.", c: "Wash your hands.", ...steps },
    );
    const second = await publishVersion(
      owner,
      pageId,
      { subjectLine: "Second loaf" },
      {
        c: "Wash your hands.",
        a: "Mix at five.",
        b: { words: "Salt comes last.", format: 1 },
        ...steps,
        g: "Bake it.",
      },
    );
    await page.goto(`/page/${pageId}`);
    const history = await openHistory(page);
    await history.node("First loaf").click();
    await history.button("Compare").click();
    await expect(page).toHaveURL(/compareTo=/);
    await page.goto(`/page/${pageId}?compareTo=${first}&version=${second}`);
    await expect(page.getByText("2 changes, 1 move, 1 formatting", { exact: true })).toBeVisible();
    const counter = page.getByText(/^Change . of 4$/);
    for (const [key, position] of [
      ["n", 1],
      ["n", 2],
      ["j", 3],
      ["p", 2],
      ["Alt+ArrowUp", 1],
      ["k", 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(counter).toHaveText(`Change ${position} of 4`);
      await expect(page.locator(".diff-current").first()).toBeFocused();
    }
    const text = page.getByRole("region", { name: "Changes as text" });
    await page.getByRole("button", { name: "Read as text" }).click();
    await expect(text.getByRole("listitem")).toHaveText([
      "Moved from 3 to 1: paragraph “Wash your hands.”",
      /^Changed paragraph: kept “Mix at ?”, deleted “four”, inserted “five”/,
      /bold/,
      "Inserted paragraph: “Bake it.”",
    ]);
    await page.getByRole("button", { name: "Read as text" }).click();
    const inline = page.getByRole("button", { name: "Inline" });
    await inline.click();
    await expect(inline).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(inline).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Close comparison" }).click();
    await expect(page).not.toHaveURL(/compareTo/);
  },
);
