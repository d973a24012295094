import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { partChunk } from "../messages/part-chunk.tsx";
import { modalChunk } from "./modal-chunk.tsx";

afterEach(putAway);

/** Fetches a component, except while the server cannot be reached. */
function createServer() {
  const server = {
    isReachable: false,
    async fetch() {
      if (!server.isReachable) {
        throw new TypeError("Failed to fetch dynamically imported module: /assets/modal.js");
      }
      return () => <p>What was asked for</p>;
    },
  };
  return server;
}

it("a modal that cannot be loaded leaves the screen as it is, says why, and comes on request", async () => {
  const server = createServer();
  const chunk = modalChunk(server.fetch);
  const onClose = vi.fn();
  const { person } = drawComponent(
    <>
      <textarea defaultValue="Feed it at six." />
      <chunk.Component onClose={onClose} />
    </>,
  );
  const dialog = await screen.findByRole("dialog", { name: "This could not be loaded" });
  expect(dialog.textContent).toContain("The server can't be reached.");
  expect(document.querySelector("textarea")?.value).toBe("Feed it at six.");
  await person.click(screen.getByRole("button", { name: "TRY AGAIN" }));
  await screen.findByRole("dialog", { name: "This could not be loaded" });
  server.isReachable = true;
  await person.click(screen.getByRole("button", { name: "TRY AGAIN" }));
  await screen.findByText("What was asked for");
  expect(screen.queryByRole("dialog", { name: "This could not be loaded" })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it("the dialog in place of a modal is closed as the modal would be", async () => {
  const chunk = modalChunk(createServer().fetch);
  const onClose = vi.fn();
  const { person } = drawComponent(<chunk.Component onClose={onClose} />);
  await screen.findByRole("dialog", { name: "This could not be loaded" });
  await person.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("a modal that was loaded once is drawn at once", async () => {
  const server = createServer();
  server.isReachable = true;
  const chunk = modalChunk(server.fetch);
  await chunk.preload();
  drawComponent(<chunk.Component onClose={() => {}} />);
  expect(screen.getByText("What was asked for")).toBeDefined();
});

it("a part that cannot be loaded says so in its place, and comes on request", async () => {
  const server = createServer();
  const chunk = partChunk(server.fetch);
  const { person } = drawComponent(
    <main>
      The text. <chunk.Component />
    </main>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("The server can't be reached.");
  expect(screen.getByRole("main").textContent).toContain("The text.");
  server.isReachable = true;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("What was asked for");
  expect(screen.queryByRole("alert")).toBeNull();
});
