import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { preloadable } from "./preloadable.tsx";

const Hello = ({ name }: { readonly name: string }) => createElement("p", null, `Hello, ${name}!`);

function draw(chunk: ReturnType<typeof preloadable<{ readonly name: string }>>): HTMLElement {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(createElement(chunk.Component, { name: "Olga" })));
  return place;
}

test("what was fetched ahead is drawn at once", async () => {
  const fetched = Promise.resolve(Hello);
  const chunk = preloadable(() => fetched);
  chunk.preload();
  await fetched;
  await Promise.resolve();
  expect(draw(chunk).textContent).toBe("Hello, Olga!");
});

test("what was not fetched ahead is drawn when it is here", async () => {
  const place = draw(preloadable(async () => Hello));
  expect(place.textContent).toBe("");
  await expect.poll(() => place.textContent).toBe("Hello, Olga!");
});

test("what could not be fetched ahead is fetched again when it is drawn", async () => {
  const fetch = vi
    .fn<() => Promise<typeof Hello>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce(Hello);
  const chunk = preloadable(fetch);
  chunk.preload();
  await Promise.resolve();
  const place = draw(chunk);
  await expect.poll(() => place.textContent).toBe("Hello, Olga!");
});
