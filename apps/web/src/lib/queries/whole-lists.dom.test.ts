import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstAnswersElementId, type FirstAnswer } from "@stemma/contract/first-render";
import { api, orpc } from "../api.ts";
import { seedFirstRender } from "../first-render.ts";
import { unknownSettings } from "../server-settings.ts";

interface Part {
  readonly items: readonly { readonly id: string; readonly name?: string }[];
  readonly nextCursor?: string | null;
}

/** The parts of the list on the server, by the cursor that leads to each. */
let parts: Record<string, Part> = {};
/** The inputs of the calls that reached the server. */
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const data = new URL(url).searchParams.get("data");
    const { json } = data === null ? {} : JSON.parse(data);
    asked.push(json);
    const part = parts[json?.cursor ?? ""];
    return part === undefined
      ? Response.json({ json: { message: "Gone." } }, { status: 500 })
      : Response.json({ json: part });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id);

test("a list that screens need to the end is read to its end, from part to part", async () => {
  parts = {
    "": { items: [{ id: "a" }, { id: "b" }], nextCursor: "2" },
    2: { items: [{ id: "c" }], nextCursor: "3" },
    3: { items: [{ id: "d" }], nextCursor: null },
  };
  const list = await api.workspaces.list({ limit: 2 });
  expect(idsOf(list)).toEqual(["a", "b", "c", "d"]);
  expect(list.nextCursor).toBeNull();
  expect(asked).toEqual([{ limit: 2 }, { limit: 2, cursor: "2" }, { limit: 2, cursor: "3" }]);
});

test("an item that moved on while the parts were read is listed once, as it was read last", async () => {
  parts = {
    "": { items: [{ id: "a", name: "Old" }, { id: "b" }], nextCursor: "2" },
    2: { items: [{ id: "c" }, { id: "a", name: "New" }], nextCursor: null },
  };
  const list = await api.workspaces.list();
  expect(list.items).toEqual([{ id: "a", name: "New" }, { id: "b" }, { id: "c" }]);
});

test("a list of one part needs one call, also from a server that knows no parts", async () => {
  for (const nextCursor of [{ nextCursor: null }, {}]) {
    parts = { "": { items: [{ id: "a" }], ...nextCursor } };
    expect(idsOf(await api.workspaces.list())).toEqual(["a"]);
  }
  expect(asked).toEqual([undefined, undefined]);
});

test("a list is not taken for whole when a later part cannot be read", async () => {
  parts = { "": { items: [{ id: "a" }], nextCursor: "2" } };
  await expect(api.workspaces.list()).rejects.toThrow();
});

test("a list that loads on request keeps its parts", async () => {
  parts = { "": { items: [{ id: "a" }], nextCursor: "2" } };
  expect(await api.pins.list({})).toEqual(parts[""]);
  expect(asked).toHaveLength(1);
});

test("what the document brings of a list is shown at once, and read again where it is not the whole list", () => {
  const pins: FirstAnswer = {
    path: ["pins", "list"],
    input: {},
    type: "query",
    output: { items: [], nextCursor: "2" },
  };
  const isStaleWith = (nextCursor: string | null): Record<string, boolean> => {
    const workspaces: FirstAnswer = {
      path: ["workspaces", "list"],
      type: "query",
      output: { items: [{ id: "a" }], nextCursor },
    };
    const element = document.createElement("script");
    element.id = firstAnswersElementId;
    element.type = "application/json";
    element.textContent = JSON.stringify([workspaces, pins]);
    document.body.replaceChildren(element);
    vi.spyOn(performance, "now").mockReturnValue(1_000);
    const client = new QueryClient();
    seedFirstRender(client, { settings: unknownSettings, account: null, pageView: null });
    const stateOf = (queryKey: readonly unknown[]) => client.getQueryState(queryKey);
    const list = stateOf(orpc.workspaces.list.queryKey());
    expect(list?.data).toMatchObject({ items: [{ id: "a" }] });
    return {
      workspaces: list?.dataUpdatedAt === 0,
      pins: stateOf(orpc.pins.list.queryKey({ input: {} }))?.dataUpdatedAt === 0,
    };
  };
  expect(isStaleWith(null)).toEqual({ workspaces: false, pins: false });
  expect(isStaleWith("2")).toEqual({ workspaces: true, pins: false });
});
