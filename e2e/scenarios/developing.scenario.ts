import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { copyCheckout } from "../server/copy-checkout.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";

let folder: string;
let development: ChildProcess | undefined;

scenario.beforeAll(() => {
  // The installation depends on the speed of the network and the disk.
  scenario.setTimeout(300_000);
  folder = copyCheckout();
  const npm = { cwd: folder, encoding: "utf8" } as const;
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], npm);
});
scenario.afterEach(() => endDevelopment());
scenario.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

scenario(
  "in a fresh clone `npm install` and `npm run dev` serve the product and the gallery, and a change of the server's sources reaches it",
  async ({ page }) => {
    const { address, output } = await develop();
    const starts = () => output().split(" is ready at ").length - 1;
    await expect.poll(starts, { timeout: 120_000 }).toBeGreaterThan(0);

    await page.goto(`${address}/signUp`);
    await expect(page.getByRole("button", { name: "CREATE ACCOUNT" })).toBeVisible();
    const health = async () => (await page.request.get(`${address}/healthz`)).text();
    await expect.poll(health).toBe("ok");

    await page.goto(`${address}/gallery`);
    await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the gallery");

    const file = path.join(folder, "apps/server/src/http/app.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace('"ok"', '"fine"'));
    await expect.poll(health, { timeout: 120_000 }).toBe("fine");
  },
);

scenario(
  "`npm run dev -- --seed` creates the sample organization, and its people sign in and see its pictures",
  async ({ page }) => {
    const { address, output } = await develop("--", "--seed");
    await expect.poll(output, { timeout: 120_000 }).toContain("Lind Bakery was created.");
    await expect.poll(output, { timeout: 120_000 }).toContain(`Sign in at ${address}/signIn`);

    const { email } = samplePeople.ana;
    await page.goto(`${address}/signIn`);
    await signInScreen(page).signIn({ email, password: samplePassword });
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "The bread day" }).first()).toBeVisible();
    await main.getByRole("link", { name: "How the bakehouse works" }).first().click();
    const picture = page.getByRole("img", { name: /^A plan of the bakery/ });
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  },
);

/** Runs `npm run dev` in the clone, with the clone's own data folder. */
async function develop(...more: readonly string[]) {
  const port = await findFreePort();
  let printed = "";
  development = spawn("npm", ["run", "dev", ...more], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), STEMMA_DATA_DIR: path.join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  development.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  return { address: `http://localhost:${port}`, output: () => printed };
}

async function endDevelopment(): Promise<void> {
  if (development === undefined || development.exitCode !== null) return;
  const ended = once(development, "exit");
  development.kill("SIGTERM");
  await ended;
}
