import { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { useTextPlace } from "./use-text-place.ts";

// Another file's test may have left the focus in what it drew.
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
afterEach(() => document.body.replaceChildren());

function showAuthors() {
  const onFocusLost = vi.fn();
  const page = { publishedVersion: "v" as VersionId };
  const { current } = runHook(new QueryClient(), () => useTextPlace(page, onFocusLost));
  flushSync(() => current().show("authors"));
  return { current, onFocusLost };
}

/** Presses Escape in this element. */
function pressEscape(target: Element): void {
  const init = { key: "Escape", bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent("keydown", init));
}

test("Escape brings the text back, and the caller learns that the focus is lost", () => {
  const { current, onFocusLost } = showAuthors();
  pressEscape(document.body);
  expect(current().inPlace).toBeNull();
  expect(onFocusLost).toHaveBeenCalledExactlyOnceWith("authors");
});

test("Escape leaves the focus where it is, if it is somewhere else", () => {
  const { current, onFocusLost } = showAuthors();
  document.body.innerHTML = "<button>Page menu</button>";
  document.querySelector("button")?.focus();
  pressEscape(document.querySelector("button") ?? document.body);
  expect(current().inPlace).toBeNull();
  expect(onFocusLost).not.toHaveBeenCalled();
});

test.each(['<div role="dialog"><p></p></div>', '<div role="menu"><p></p></div>'])(
  "Escape in %s is not for the text",
  (html) => {
    const { current } = showAuthors();
    document.body.innerHTML = html;
    pressEscape(document.querySelector("p") ?? document.body);
    expect(current().inPlace).toBe("authors");
  },
);

test("Escape that closed something else is not for the text", () => {
  const { current } = showAuthors();
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  pressEscape(document.body);
  expect(current().inPlace).toBe("authors");
});
