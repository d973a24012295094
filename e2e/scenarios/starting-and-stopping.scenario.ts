import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeDraft, saveDraft } from "../actors/make-page.ts";
import { storedDraft } from "../actors/stored-draft.ts";
import { bodyOf } from "../fixtures/body-of.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { beginRequest } from "../server/begin-request.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { isListening } from "../server/is-listening.ts";
import { readPostmasterPid } from "../server/read-postmaster-pid.ts";
import { runStemma } from "../server/run-stemma.ts";

/** Starts a server that must refuse to run; returns its exit code and the lines it printed. */
async function refusal(settings: Readonly<Record<string, string>>) {
  const stemma = runStemma(settings);
  const code = await stemma.ended;
  return { code, lines: stemma.output().trim().split("\n") };
}

let folder: string;
scenario.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-start-"));
});
scenario.afterEach(() => rmSync(folder, { recursive: true, force: true }));

scenarioApart(
  "a second Stemma on a data folder refuses in one line and leaves the first unharmed",
  async ({ owner, server }) => {
    const { draftId } = await makeDraft(owner, "Mine", "Before the second one");
    const { code, lines } = await refusal({
      PORT: String(await findFreePort()),
      STEMMA_DATA_DIR: server.dataDir,
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${server.dataDir} is in use by another Stemma: stop that one, or set STEMMA_DATA_DIR to another folder.`,
    ]);
    expect(await saveDraft(owner, draftId, 2, "Mine", "After the second one")).toBe(3);
  },
);

scenario("a port in use is refused in one line, without a stack", async ({ server }) => {
  const port = new URL(server.url).port;
  const { code, lines } = await refusal({ PORT: port, STEMMA_DATA_DIR: path.join(folder, "data") });
  expect(code).toBe(1);
  expect(lines).toEqual([
    `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
  ]);
});

scenario("every mistake in the settings is named in a line of its own", async () => {
  const { code, lines } = await refusal({
    PORT: "eighty",
    STEMMA_PUBLIC_URL: "wiki.example.com",
    STEMMA_SECRET: "short",
    STEMMA_DATA_DIR: folder,
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^PORT \("eighty"\) is not valid: set a whole number/);
  expect(lines[1]).toMatch(/^STEMMA_PUBLIC_URL \("wiki.example.com"\) is not valid: set an origin/);
  expect(lines[2]).toMatch(/^STEMMA_SECRET is not valid: set at least 32 random characters/);
});

scenario("DATABASE_URL without a secret is refused in one line", async () => {
  const { code, lines } = await refusal({ DATABASE_URL: "postgres://stemma@127.0.0.1:1/stemma" });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^STEMMA_SECRET is missing: DATABASE_URL needs a secret/);
});

scenario("a database that does not answer is named in one line, without its password", async () => {
  const { code, lines } = await refusal({
    PORT: String(await findFreePort()),
    DATABASE_URL: `postgres://stemma:hunter2@127.0.0.1:${await findFreePort()}/stemma`,
    STEMMA_SECRET: "a secret that only this scenario knows",
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^The database at DATABASE_URL does not answer \(.+\): check the address/,
  );
  expect(lines[0]).not.toContain("hunter2");
});

scenario("a data folder that cannot be made is named in one line", async () => {
  writeFileSync(path.join(folder, "file"), "");
  const { code, lines } = await refusal({
    PORT: String(await findFreePort()),
    STEMMA_DATA_DIR: path.join(folder, "file", "data"),
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The data folder .+ cannot be written: part of its path is a file/);
});

scenario("a data folder of another version is named in one line", async () => {
  mkdirSync(path.join(folder, "data"));
  writeFileSync(path.join(folder, "data", "layout"), "99\n");
  const { code, lines } = await refusal({
    PORT: String(await findFreePort()),
    STEMMA_DATA_DIR: path.join(folder, "data"),
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/has layout "99" and this Stemma knows/);
});

scenario("a port that opens again is taken at the next start", async () => {
  const port = await findFreePort();
  const squatter = createServer().listen(port);
  const settings = { PORT: String(port), STEMMA_DATA_DIR: path.join(folder, "data") };
  expect((await refusal(settings)).code).toBe(1);
  await new Promise((resolve) => squatter.close(resolve));
  const stemma = runStemma(settings);
  await stemma.ready;
  stemma.process.kill("SIGTERM");
  expect(await stemma.ended).toBe(0);
  expect(stemma.output()).toBe(`Stemma is ready at http://localhost:${port}\n`);
});

scenarioApart("SIGTERM finishes the requests that run, then stops", async ({ owner, server }) => {
  const { pageId, draftId } = await makeDraft(owner, "Mine", "");
  const cookies = await owner.context.cookies();
  const save = {
    expectedRevision: 2,
    saveId: crypto.randomUUID(),
    pageTitle: "Finished before the end",
    draftNotes: null,
    serializedEditorState: bodyOf("Finished before the end"),
  };
  const begun = await beginRequest("PUT", `${server.url}/api/drafts/${draftId}`, save, {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  });
  const stopped = server.stop();
  await expect.poll(() => isListening(server.url)).toBe(false);
  expect(await begun.finish()).toBe(200);
  expect(await stopped).toBe(0);
  await server.start();
  expect(await storedDraft(owner, pageId)).toMatchObject({
    pageTitle: save.pageTitle,
    revision: 3,
  });
});

scenario("a Stemma that is told to stop while it starts stops in order", async () => {
  const dataDir = path.join(folder, "data");
  const stemma = runStemma({ PORT: String(await findFreePort()), STEMMA_DATA_DIR: dataDir });
  // Its database is running, so the server is in the middle of its start.
  await expect.poll(() => readPostmasterPid(dataDir), { intervals: [5] }).not.toBeNull();
  stemma.process.kill("SIGTERM");
  expect(await stemma.ended).toBe(0);
  expect(readPostmasterPid(dataDir)).toBeNull();
});
