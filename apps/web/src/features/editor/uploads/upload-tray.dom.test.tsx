import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { holdUploads, type HeldUpload } from "../testing/hold-uploads.ts";
import { UploadTray } from "./upload-tray.tsx";

let sent: readonly HeldUpload[];
let test: TestEditor;
beforeEach(() => {
  sent = holdUploads();
  test = editorForTests([block("Bread")]);
});
afterEach(putAway);

const limits = { sizeMax: 1000, bytesLeft: 1000 };
const draw = (...names: readonly string[]) => {
  const files = names.map((name) => new File([name], name));
  return drawComponent(
    <UploadTray
      editor={test.editor}
      draftId={"d" as DraftId}
      chosen={[{ files, below: test.ids()[0] ?? null }]}
    />,
    { "files/limits": limits },
  );
};
const button = (name: string) => screen.getByRole("button", { name });
const stored = (id: string) =>
  JSON.stringify({ fileId: `0190a000-0000-7000-8000-00000000000${id}`, size: 5, picture: null });

it("a double click on the button that cancels an upload cancels no other one", async () => {
  const { person } = draw("a.txt", "b.txt");
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.click(button("Cancel the upload of a.txt"));
  fireEvent.click(button("Cancel the upload of b.txt"), { detail: 2 });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ isAborted }) => isAborted)).toEqual([true, false]);
});

it("the text has the focus again when the button that tries again is gone", async () => {
  const { person } = draw("a.txt");
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(502, "");
  const focus = vi.spyOn(test.editor, "focus");
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  expect(focus).toHaveBeenCalledOnce();
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(200, stored("1"));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(test.html()).toContain("a.txt");
});

it("an upload for a draft that is gone says so, and cannot be tried again", async () => {
  draw("a.txt");
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(404, JSON.stringify({ code: "NOT_FOUND" }));
  expect((await screen.findByRole("alert")).textContent).toContain("not there any more");
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Dismiss a.txt",
  ]);
});

it("names of any length and direction are stored as one line, with their ending", async () => {
  const long = `${"תוכנית ".repeat(50)}\u202Egnp.pdf`;
  draw(long);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByTitle(long).dir).toBe("auto");
  sent[0]?.answer(200, stored("2"));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  const [name = ""] = /(?<=download=")[^"]*/.exec(test.html()) ?? [];
  expect([name.length <= 255, name.endsWith("gnp.pdf"), name.includes("\u202E")]).toEqual([
    true,
    true,
    false,
  ]);
});
