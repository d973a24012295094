import { screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { BlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { toastManager } from "../../../ui/messages/toasts.ts";
import { useTickBoxes } from "./use-tick-boxes.ts";
import type { TickedPage } from "./use-ticking.ts";

afterEach(() => {
  vi.restoreAllMocks();
  onShow.mockClear();
  putAway();
});

const body = makeBody([
  makeBlock({ id: "lamp" as BlockId, kind: "check" }, [{ text: "Lamp lit", marks: 0, url: null }]),
]);
const html = bodyToHtml(body);

function Text({ ticked }: { readonly ticked: TickedPage | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<HTMLElement | null>(null);
  useTickBoxes({ body, text }, ticked);
  return (
    <>
      <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" aria-label="show" onClick={() => setText(place.current)} />
    </>
  );
}

const seen = { page: { id: "p", publishedVersion: "v" } } as unknown as PageView;
const onShow = vi.fn();
const ticked = { seen, onShow };
const show = () => screen.findByRole("button", { name: "show" });
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Lamp lit" });

test("a box is a picture for those who may not tick it", async () => {
  const { person } = drawComponent(inRouter(<Text ticked={null} />));
  await person.click(await show());
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("img", { name: "To do" })).toBeDefined();
});

test("a tick that goes to the draft leaves the page as it is, and says so", async () => {
  const toasts = vi.spyOn(toastManager, "add");
  const { person, server } = drawComponent(inRouter(<Text ticked={ticked} />), {
    "drafts/tickRow": { outcome: "drafted", draft: { id: "d", pageId: "p" } },
  });
  await person.click(await show());
  await person.click(box());
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
  expect(toasts.mock.calls[0]?.[0]).toMatchObject({
    title: "Ticked in your draft only",
    data: { link: { search: { edit: true } } },
  });
  await waitFor(() => expect(box().checked).toBe(false));
  expect(server.changes).toEqual([
    {
      procedure: "drafts/tickRow",
      input: { pageId: "p", blockId: "lamp", isChecked: true, previousNode: "v" },
    },
  ]);
});

test("a second click takes back a tick that went to the draft, and so does the toast", async () => {
  const toasts = vi.spyOn(toastManager, "add");
  const { person, server } = drawComponent(inRouter(<Text ticked={ticked} />), {
    "drafts/tickRow": { outcome: "drafted", draft: { id: "d", pageId: "p" } },
  });
  await person.click(await show());
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(box().checked).toBe(false));
    await person.click(box());
    await waitFor(() => expect(toasts).toHaveBeenCalledTimes(count));
  }
  const undo = toasts.mock.calls[2]?.[0].actionProps;
  expect(undo).toMatchObject({ children: "Undo" });
  undo?.onClick?.({} as never);
  await waitFor(() => expect(toasts).toHaveBeenCalledTimes(4));
  const sent = server.changes.map(({ input }) => (input as { isChecked: boolean }).isChecked);
  expect(sent).toEqual([true, false, true, false]);
  expect(toasts.mock.calls.map(([{ title }]) => title).slice(-2)).toEqual([
    "Ticked in your draft only",
    "Unticked in your draft only",
  ]);
});

/** The page after Olga published `v2` on top of `v`, and somebody ticked a box in `v3`. */
const newest = {
  lastVersions: [
    { id: "v3", previousNode: "v2" },
    { id: "v2", previousNode: "v" },
    { id: "v", previousNode: null },
  ],
};

test.each([
  { answer: { outcome: "published", versionId: "v3" }, because: "was published" },
  { answer: { outcome: "unchanged", versionId: "v2" }, because: "was there already" },
])("a tick that $because on top of somebody else's version leaves the text", async ({ answer }) => {
  const toasts = vi.spyOn(toastManager, "add");
  const { person } = drawComponent(inRouter(<Text ticked={ticked} />), {
    "drafts/tickRow": answer,
    "pages/get": newest,
  });
  await person.click(await show());
  await person.click(box());
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
  expect(onShow).not.toHaveBeenCalled();
  const toast = toasts.mock.calls[0]?.[0];
  expect(toast?.title).toBe("Ticked in the newest version");
  await new Promise((resolve) => setTimeout(resolve));
  expect(box().checked).toBe(true);
  toast?.actionProps?.onClick?.({} as never);
  expect(onShow).toHaveBeenCalledOnce();
});

test("a tick on top of the version on screen comes on screen", async () => {
  const { person } = drawComponent(inRouter(<Text ticked={ticked} />), {
    "drafts/tickRow": { outcome: "published", versionId: "v2" },
    "pages/get": newest,
  });
  await person.click(await show());
  await person.click(box());
  await waitFor(() => expect(onShow).toHaveBeenCalledOnce());
});

test("a tick that does not reach the server is taken back, and nobody is told that nothing changed", async () => {
  const toasts = vi.spyOn(toastManager, "add");
  const { person, server } = drawComponent(inRouter(<Text ticked={ticked} />));
  await person.click(await show());
  server.isReachable = false;
  box().focus();
  await person.keyboard(" ");
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce());
  expect(toasts.mock.calls[0]?.[0].title).toContain("We don't know whether the box was changed.");
  await waitFor(() => expect(box().checked).toBe(false));
});
