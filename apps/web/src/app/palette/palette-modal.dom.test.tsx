import { screen, waitFor } from "@testing-library/react";
import { Pin } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import { screenCommands } from "../../flows/screen-commands/screen-commands.ts";
import { ModalContext } from "../../flows/modals/modal-context.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { PaletteModal } from "./palette-modal.tsx";

afterEach(() => {
  putAway();
  localStorage.clear();
});

const recentOf = (pageTitle: string, deleted: boolean) => ({
  type: "page",
  kind: "page",
  id: pageTitle,
  pageTitle,
  workspaceName: "Personal",
  deleted,
  isPublished: true,
  accessedAt: new Date().toISOString(),
});

async function drawPalette(answers: Parameters<typeof drawComponent>[1] = {}) {
  const open = vi.fn();
  const modals = { modal: null, open, close: () => {}, switchTo: vi.fn() };
  const drawn = drawComponent(
    inRouter(
      <ModalContext value={modals}>
        <PaletteModal onClose={() => {}} />
      </ModalContext>,
    ),
    {
      "accounts/current": {
        user: { id: "ana" },
        organization: { id: "bakery" },
        configuration: { orgDisplayName: null, sidebarSettings: defaultSidebarSettings },
      },
      "organizations/list": {
        items: [
          { id: "bakery", organizationName: "The bakery" },
          { id: "orchard", organizationName: "The orchard" },
        ],
      },
      "recents/list": { items: [recentOf("The bread day", false), recentOf("Old rules", true)] },
      "search/titles": noItems,
      "search/bodies": noItems,
      "search/similar": noItems,
      ...answers,
    },
  );
  await screen.findByRole("option", { name: /The bread day/ });
  return { ...drawn, ...modals };
}

const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("without a word typed the palette offers what was opened last and all commands", async () => {
  await drawPalette();
  await screen.findByRole("option", { name: /Switch to The orchard/ });
  expect(options().slice(0, 2)).toEqual([
    expect.stringContaining("The bread day"),
    expect.stringContaining("(Deleted) Old rules"),
  ]);
  for (const command of ["New Page", "Go to Home", "Appearance: Dark", "Switch to The orchard"]) {
    expect(options()).toContainEqual(expect.stringContaining(command));
  }
  expect(options()).not.toContainEqual(expect.stringContaining("Switch to The bakery"));
});

test("words that nothing matches are said to match nothing", async () => {
  const { person } = await drawPalette();
  await person.click(screen.getByRole("combobox"));
  await person.paste("zzzz");
  await screen.findByText("No matches.");
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("the commands whose names hold the typed words stay, and Enter runs the first", async () => {
  const { person, open } = await drawPalette();
  await person.click(screen.getByRole("combobox"));
  await person.paste("new work");
  expect(options()).toEqual([expect.stringContaining("New Workspace")]);
  await person.keyboard("{Enter}");
  expect(open).toHaveBeenCalledExactlyOnceWith({ name: "new-workspace" });
});

test("a command that was run before stands before the others of its group", async () => {
  const { person, open } = await drawPalette();
  await person.click(screen.getByRole("combobox"));
  await person.paste("new work");
  await person.keyboard("{Enter}");
  await person.clear(screen.getByRole("combobox"));
  const commands = screen.getByRole("group", { name: "Commands" });
  await waitFor(() =>
    expect(commands.querySelector("[role=option]")?.textContent).toContain("New Workspace"),
  );
  expect(open).toHaveBeenCalledOnce();
});

test("the commands of the screen on show come before those of every screen", async () => {
  const owner = {};
  const onRun = vi.fn();
  screenCommands.offer(owner, "This workspace", [
    { id: "pin", label: "Pin workspace", icon: Pin, onRun },
  ]);
  const { person } = await drawPalette();
  await person.click(await screen.findByRole("option", { name: /Pin workspace/ }));
  expect(onRun).toHaveBeenCalledOnce();
  screenCommands.takeBack(owner);
  await waitFor(() => expect(screen.queryByRole("option", { name: /Pin workspace/ })).toBeNull());
});

test("typing on aborts the running search, also if the letter is deleted again", async () => {
  const { person } = await drawPalette({
    // Searches of the words so far take long; the last one is answered.
    "search/titles": () => (sent.length > 1 ? noItems : new Promise(() => {})),
  });
  const sent: { query: string; signal: AbortSignal | null | undefined }[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (asked: Request, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname === "/rpc/search/titles") {
      const { json } = JSON.parse(searchParams.get("data") ?? "{}") as { json: { query: string } };
      sent.push({ query: json.query, signal: init?.signal });
    }
    return answer(asked, init);
  });
  await person.click(screen.getByRole("combobox"));
  await person.paste("zzzz");
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.keyboard("y{Backspace}");
  await waitFor(() => expect(sent.at(-1)?.query).toBe("zzzz"));
  await screen.findByText("No matches.");
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([
    ...sent.slice(1).map(() => true),
    false,
  ]);
});

test("what is typed before the palette is there, Enter too, runs the first result once it is known", async () => {
  typedAhead.begin();
  for (const key of [..."new work", "Enter"]) {
    typedAhead.addKey({ key, ctrlKey: false, metaKey: false, repeat: false });
  }
  const open = vi.fn();
  drawComponent(
    inRouter(
      <ModalContext value={{ modal: null, open, close: () => {}, switchTo: vi.fn() }}>
        <PaletteModal onClose={() => {}} />
      </ModalContext>,
    ),
    {
      "accounts/current": {
        user: { id: "ana" },
        organization: { id: "bakery" },
        configuration: { orgDisplayName: null, sidebarSettings: defaultSidebarSettings },
        can: { createWorkspace: true },
      },
      "organizations/list": noItems,
      "recents/list": noItems,
      "search/titles": noItems,
      "search/bodies": noItems,
      "search/similar": noItems,
    },
  );
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(JSON.stringify(open.mock.calls[0]?.[0])).toMatch(/workspace/i);
});
