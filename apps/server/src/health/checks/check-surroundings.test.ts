import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { checkBus } from "./check-bus.ts";
import { checkDisk } from "./check-disk.ts";
import { checkMail } from "./check-mail.ts";
import { checkProviders } from "./check-providers.ts";
import { checkPublicAddress } from "./check-public-address.ts";

/** Serves each request by this function, on a port that the system chooses. */
async function serve(answer: (path: string) => { status: number; body: string }) {
  const server = createServer(({ url = "" }, response) => {
    const { status, body } = answer(url);
    response.writeHead(status).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** The address of a server that has ended. */
async function ended() {
  const { url, close } = await serve(() => ({ status: 200, body: "" }));
  close();
  return url;
}

const noLimits = {
  filesPlace: undefined,
  backups: undefined,
  diskLimits: { warnBelow: undefined, uploadsBelow: undefined },
};

/** Nothing listens there. */
const nowhere = "127.0.0.1:1";

test.each([
  { credentialsFile: undefined, check: "check STEMMA_BUS_URL, and" },
  { credentialsFile: "/no/such/file", check: "check STEMMA_BUS_URL and STEMMA_BUS_CREDENTIALS," },
])("a NATS that cannot be used is told with $check", async ({ credentialsFile, check }) => {
  const signIn = { user: undefined, password: undefined, token: undefined, credentialsFile };
  const finding = await checkBus({
    natsPlace: { servers: [nowhere], isEncrypted: false, ...signIn },
  });
  expect(finding).toMatchObject({ name: "bus", isOk: false });
  expect(finding.line).toContain(check);
});

test("a mail server that does not answer is named without its password", async () => {
  const finding = await checkMail({ smtpUrl: `smtp://ana:oak-and-elm@${nowhere}` });
  expect(finding).toMatchObject({ name: "mail", isOk: false });
  expect(finding.line).toContain(`${nowhere} takes no mail (connect ECONNREFUSED`);
  expect(finding.line).not.toContain("oak-and-elm");
});

test("without a mail server nothing is wrong, and mail is off", async () => {
  expect(await checkMail({ smtpUrl: undefined })).toMatchObject({ isOk: true, isOff: true });
});

test("an issuer that is down, or is another one, is said", async () => {
  const provider = { id: "oidc", name: "Oak", clientId: "x", clientSecret: "elm-tree" } as const;
  const other = await serve(() => ({ status: 404, body: "" }));
  const providers = [await ended(), other.url].map((issuer) => ({ ...provider, issuer }));
  const findings = await checkProviders({ providers });
  other.close();
  expect(findings.map(({ isOk }) => isOk)).toEqual([false, false]);
  expect(findings[0]?.line).toContain("ECONNREFUSED");
  expect(findings[1]?.line).toContain("answered with 404");
});

test("a proxy that does not let WebSockets through is told from one that leads elsewhere", async () => {
  const deaf = await serve(() => ({ status: 200, body: "ok" }));
  expect(await checkPublicAddress({ publicUrl: deaf.url })).toMatchObject([
    { name: "public address", isOk: true },
    { name: "live screens", isOk: false, line: expect.stringContaining('pass "Upgrade"') },
  ]);
  deaf.close();
  const other = await serve(() => ({ status: 200, body: "Welcome to nginx!" }));
  expect(await checkPublicAddress({ publicUrl: other.url })).toMatchObject([
    { isOk: false, line: expect.stringContaining("is not Stemma") },
  ]);
  other.close();
  expect(await checkPublicAddress({ publicUrl: await ended() })).toMatchObject([
    { isOk: false, line: expect.stringContaining("ECONNREFUSED") },
  ]);
});

test("a folder that holds several things is looked at once", async () => {
  const backups = { folder: tmpdir(), everyMs: 1, keep: 1 };
  const filesPlace = { folder: tmpdir() };
  expect(await checkDisk({ ...noLimits, backups, filesPlace, dataDir: tmpdir() })).toHaveLength(1);
});

test("a folder that is missing is said with what to do", async () => {
  const place = { ...noLimits, dataDir: "/no/such/folder" };
  const [finding] = await checkDisk(place);
  expect(finding).toMatchObject({
    isOk: false,
    line: expect.stringContaining("/no/such/folder cannot be written"),
  });
});

test.each([
  [{ warnBelow: 1, uploadsBelow: 1 }, true, "free at"],
  [{ warnBelow: 1e18, uploadsBelow: 1e6 }, false, "Below 1.0 MB, uploads are refused"],
  [{ warnBelow: 1e18, uploadsBelow: 1e18 }, false, "make room. Uploads are refused"],
])("with the limits %o, the disk is well: %s", async (diskLimits, isOk, line) => {
  const [finding] = await checkDisk({ ...noLimits, diskLimits, dataDir: tmpdir() });
  expect(finding).toMatchObject({ isOk, line: expect.stringContaining(line) });
});
