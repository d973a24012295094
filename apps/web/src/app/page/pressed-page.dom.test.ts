import { afterEach, expect, test } from "vitest";
import { pressedPage } from "./pressed-page.ts";

const pageId = "0199a3b2-1111-7222-8333-123456789abc";
const path = `/page/${pageId}`;

afterEach(() => document.body.replaceChildren());

/** The page that an event on the word in this link leads to. */
function pressed(attributes: Record<string, string>, event: MouseEvent, isShown = false) {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const word = link.appendChild(document.createElement("span"));
  document.body.append(link);
  let found: string | null = null;
  const { origin } = window.location;
  const pathname = isShown ? path : "/";
  const hear = (heard: MouseEvent) => (found = pressedPage(heard, { origin, pathname }));
  word.addEventListener("pointerdown", hear);
  word.addEventListener("click", hear);
  word.dispatchEvent(event);
  return found;
}

const press = (init: PointerEventInit = {}) =>
  new PointerEvent("pointerdown", { pointerType: "mouse", ...init });

test("a press and a click on a link to a page name the page", () => {
  expect(pressed({ href: path }, press())).toBe(pageId);
  expect(pressed({ href: `${path}?edit=true#row` }, press())).toBe(pageId);
  expect(pressed({ href: path }, new MouseEvent("click", { cancelable: true }))).toBe(pageId);
});

test.each([
  { href: path, event: press({ ctrlKey: true }), because: "it opens another tab" },
  { href: path, event: press({ metaKey: true }), because: "it opens another tab on a Mac" },
  { href: path, event: press({ button: 2 }), because: "it opens a menu" },
  { href: path, event: press({ pointerType: "touch" }), because: "it may begin a scroll" },
  { href: path, event: press({ pointerType: "pen" }), because: "a pen scrolls too" },
  { href: "/workspace/1", event: press(), because: "it is no page" },
  { href: `${path}/version/1`, event: press(), because: "it is another address" },
  { href: `https://other.example${path}`, event: press(), because: "it is another site" },
])("a press names no page if $because", ({ href, event }) => {
  expect(pressed({ href }, event)).toBe(null);
});

test("a press names no page for a link within the page on screen, nor for one that opens a tab", () => {
  expect(pressed({ href: `${path}#row` }, press(), true)).toBe(null);
  expect(pressed({ href: path, target: "_blank" }, press())).toBe(null);
  expect(pressed({ href: path, download: "tides.pdf" }, press())).toBe(null);
});

test("a press into a text that is being edited names no page", () => {
  document.body.setAttribute("contenteditable", "true");
  expect(pressed({ href: path }, press())).toBe(null);
  document.body.removeAttribute("contenteditable");
});
