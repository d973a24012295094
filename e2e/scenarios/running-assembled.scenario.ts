import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, scenario } from "../scenario.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { runStemma } from "../server/run-stemma.ts";

const assemble = fileURLToPath(new URL("../../scripts/assemble.mjs", import.meta.url));

let folder: string;
scenario.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-assembled-"));
});
scenario.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

scenario("the product runs from a folder that holds nothing else", async () => {
  const product = path.join(folder, "product");
  execFileSync(process.execPath, [assemble, product, "--embedded"]);
  const port = await findFreePort();
  const settings = { PORT: String(port), STEMMA_DATA_DIR: path.join(folder, "data") };
  const stemma = runStemma(settings, product);
  await stemma.ready;
  const url = `http://localhost:${port}`;
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ isReady: true });
  expect(await (await fetch(`${url}/signIn`)).text()).toContain('<div id="root">');
  stemma.process.kill("SIGTERM");
  expect(await stemma.ended).toBe(0);
  expect(stemma.output()).toBe(`Stemma is ready at ${url}\n`);

  const again = () => execFileSync(process.execPath, [assemble, product], { stdio: "pipe" });
  expect(again).toThrow("Name an empty folder");
});
