import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

const domain = "packages/domain/src";
const scenarios = "e2e/scenarios";

test.each([
  {
    constant: "autosave of a draft after 1000 ms",
    file: "apps/web/src/features/drafts/session/create-draft-session.test.ts",
    holds: "autosave waits for one second after the last change",
  },
  {
    constant: "autosave of a name after 1000 ms",
    file: "apps/web/src/features/settings/autosave.test.ts",
    holds: "a text is saved 1000 ms after its last change, once",
  },
  {
    constant: "publish subject of at most 72",
    file: `${domain}/version/publish-message.test.ts`,
    holds: "72 characters fit",
  },
  {
    constant: "10 pins and 10 recent items in the sidebar, 10 on Home",
    file: `${scenarios}/the-specification-limits.scenario.ts`,
    holds: "ten pins and ten recent items stand in the sidebar, and ten recent items on Home",
  },
  {
    constant: "10 pages in a workspace",
    file: "apps/web/src/app/workspace/workspace-screen.dom.test.tsx",
    holds: "the ten edited last with the time since",
  },
  {
    constant: "10 recent pages kept",
    file: "apps/server/src/workspaces/workspaces.db.test.ts",
    holds: "ten recent pages are kept",
  },
  {
    constant: "10 recent workspaces kept",
    file: `${scenarios}/the-specification-limits.scenario.ts`,
    holds: "ten pages and ten workspaces are kept as recent",
  },
  {
    constant: "5 attempts of a transaction",
    file: "apps/server/src/platform/database/transaction.db.test.ts",
    holds: "attempts: 5",
  },
  {
    constant: "an empty Home below 3 pins",
    file: `${domain}/home/is-home-empty.test.ts`,
    holds: "two pins are few",
  },
  {
    constant: "relative time",
    file: `${domain}/time/relative-time.test.ts`,
    holds: "after five days the date says more",
  },
  {
    constant: "'Personal'",
    file: "apps/server/src/accounts/accounts.db.test.ts",
    holds: 'workspaceName: "Personal", isPersonalWorkspace: true',
  },
  {
    constant: "headings from h1 to h3",
    file: "packages/document/src/read-body.test.ts",
    holds: 'tag: "h4"',
  },
  {
    constant: "undo merged within 1000 ms",
    file: `${scenarios}/writing-in-the-editor.scenario.ts`,
    holds: "undo takes back what was typed in one go",
  },
  {
    constant: "history tree: 150 px across, 80 px down, 498 px high, steps of 100 px",
    file: `${scenarios}/going-through-the-history.scenario.ts`,
    holds: "toBeGreaterThanOrEqual(498)",
  },
  {
    constant: "history modal of clamp(600px,90vw,1500px) by clamp(500px,90vw,600px)",
    file: `${scenarios}/walking-the-history.scenario.ts`,
    holds: "width: 1296, height: 600",
  },
  {
    constant: "slash menu offsets of 28, 47, 37 and 31",
    file: `${scenarios}/writing-with-the-slash-menu.scenario.ts`,
    holds: "the slash menu stands below its line by the specification's offsets",
  },
  {
    constant: "modals at -15vh",
    file: `${scenarios}/the-specification-modals.scenario.ts`,
    holds: "starts 15 % of the window below its top",
  },
  {
    constant: "the product's name as the tab's title",
    file: `${scenarios}/the-specification-routes.scenario.ts`,
    holds: "every address of the route table shows its screen",
  },
])("the constant '$constant' is held by a test", ({ file, holds }) => {
  expect(readFileSync(path.join(root, file), "utf8").includes(holds)).toBe(true);
});
