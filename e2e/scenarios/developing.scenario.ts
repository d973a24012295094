import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, scenario } from "../scenario.ts";
import { copyCheckout } from "../server/copy-checkout.ts";
import { findFreePort } from "../server/find-free-port.ts";

let folder: string;
let development: ChildProcess | undefined;

scenario.beforeEach(() => {
  folder = copyCheckout();
});
scenario.afterEach(async () => {
  if (development !== undefined && development.exitCode === null) {
    const ended = once(development, "exit");
    development.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

scenario(
  "in a fresh clone `npm install` and `npm run dev` serve the product, and a change of the server's sources reaches it",
  async ({ page }) => {
    // Installing takes as long as the network and the disk do.
    scenario.setTimeout(300_000);
    const npm = { cwd: folder, encoding: "utf8" } as const;
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], npm);
    const port = await findFreePort();
    let output = "";
    development = spawn("npm", ["run", "dev"], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), STEMMA_DATA_DIR: path.join(folder, "data") },
      stdio: ["ignore", "pipe", "inherit"],
    });
    development.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
    const starts = () => output.split(" is ready at ").length - 1;
    await expect.poll(starts, { timeout: 60_000 }).toBe(1);

    const address = `http://localhost:${port}`;
    await page.goto(`${address}/signUp`);
    await expect(page.getByRole("button", { name: "CREATE ACCOUNT" })).toBeVisible();
    const health = async () => (await page.request.get(`${address}/healthz`)).text();
    expect(await health()).toBe("ok");

    const file = path.join(folder, "apps/server/src/http/app.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace('"ok"', '"fine"'));
    await expect.poll(health, { timeout: 15_000 }).toBe("fine");
  },
);
