import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Account } from "@stemma/contract/accounts.contract";
import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import { orpc } from "../../lib/api.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";

const account = {
  user: { firstName: "Olga", lastName: "Owner", email: "olga@example.com" },
  organization: { id: "o", organizationName: "The bakery" },
  configuration: { id: "o", orgDisplayName: null, sidebarSettings: defaultSidebarSettings },
  can: { manage: false },
} as unknown as Account;

let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  // Unmounting saves what is not saved yet.
  flushSync(() => root.unmount());
  await vi.runAllTimersAsync();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that stores what it is sent while it is reachable. */
function aServer() {
  const server = { isReachable: true, stored: new Array<object>() };
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!server.isReachable) loseConnection();
    const { json } = (await request.json()) as { json: object };
    server.stored.push(json);
    return Response.json({ json, meta: [] });
  });
  return server;
}

function openSettings() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(orpc.accounts.current.queryKey(), account);
  const onClose = vi.fn();
  const onSignOut = vi.fn();
  const ignore = () => {};
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <SettingsDialog
          account={account}
          firstTab="user"
          onClose={onClose}
          onSignOut={onSignOut}
          onMembers={ignore}
          onDeleteAccount={ignore}
          onDeleteOrganization={ignore}
          onAudit={ignore}
        />
      </QueryClientProvider>,
    ),
  );
  return { onClose, onSignOut };
}

/** As in `expect.poll`. */
const patience = { timeout: 30_000 };

/** The element with exactly this text. Waits until it is there. */
function find(selector: string, text: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      ({ textContent }) => textContent === text,
    );
    if (found === undefined) throw new Error(`There is no ${selector} with “${text}”.`);
    return found;
  }, patience);
}

const press = async (selector: string, text: string) => (await find(selector, text)).click();

async function fill(label: string, value: string) {
  const field = document.getElementById((await find("label", label)).getAttribute("for") ?? "");
  if (!(field instanceof HTMLInputElement)) throw new Error(`“${label}” names no field.`);
  // React replaces the element's own `value`, and ignores an event if the value was set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const debounce = () => vi.advanceTimersByTimeAsync(autosaveDelayMs);

function pressEscape() {
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  document.querySelector("[role=dialog]")?.dispatchEvent(escape);
}

const statuses = () =>
  [...document.querySelectorAll("output")].map(({ textContent }) => textContent);
const alert = () => document.querySelector("[role=alert]")?.textContent ?? null;

test("a name that could not be saved is said so, and saved when tried again", async () => {
  const server = aServer();
  openSettings();
  server.isReachable = false;
  await fill("First name", "Olivia");
  await expect.poll(() => statuses()).toContain("First name unsaved");
  await debounce();
  await expect
    .poll(() => alert())
    .toContain("First name is not saved. The server can't be reached.");
  expect(statuses()).not.toContain("First name saved");
  server.isReachable = true;
  await press("[role=alert] button", "Retry");
  await expect.poll(() => statuses()).toContain("First name saved");
  expect(alert()).toBeNull();
  expect(server.stored).toEqual([{ firstName: "Olivia" }]);
});

test("a name that could not be saved is saved with its next change", async () => {
  const server = aServer();
  openSettings();
  server.isReachable = false;
  await fill("First name", "Oliv");
  await debounce();
  await expect.poll(() => alert()).toContain("First name is not saved.");
  server.isReachable = true;
  await fill("First name", "Olive");
  await debounce();
  await expect.poll(() => statuses()).toContain("First name saved");
  expect(alert()).toBeNull();
  expect(server.stored).toEqual([{ firstName: "Olive" }]);
});

test("settings that can't be saved stay open once, and close when asked again", async () => {
  const server = aServer();
  const { onClose } = openSettings();
  server.isReachable = false;
  await press("[role=tab]", "Organization");
  await fill("Display name", "The owner");
  await press("[role=tab]", "User");
  await find("label", "First name");
  pressEscape();
  await expect.poll(() => statuses()).toContain("Close again to leave without saving.");
  expect(alert()).toContain("Display name is not saved.");
  expect(onClose).not.toHaveBeenCalled();
  pressEscape();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(server.stored).toEqual([]);
});

test("'Sign out' saves what is not saved yet before it asks", async () => {
  const server = aServer();
  const { onSignOut } = openSettings();
  await fill("First name", "Olivia");
  await press("button", "Sign out");
  await expect.poll(() => onSignOut).toHaveBeenCalledOnce();
  expect(server.stored).toEqual([{ firstName: "Olivia" }]);
});
