import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import { systemIds } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import { createLogMailer } from "../platform/mailer/mailer.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import { origin } from "../testing/test-origin.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createAuth } from "./create-auth.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Every endpoint that better-auth has with our settings, as method and path. */
async function endpointsOfTheLibrary(): Promise<string[]> {
  const { sql, db, close } = connectDatabase(server.databaseAddress, 1);
  const logger = createLogger("silent");
  const auth = createAuth(
    {
      sql,
      db,
      clock: systemClock,
      ids: systemIds,
      logger,
      mailer: createLogMailer(logger),
      secret: "a secret that only this test knows",
      publicUrl: origin,
      productName: "Stemma",
      providers: [],
    },
    () => {},
  );
  const endpoints = Object.values(auth.api).flatMap((endpoint) => {
    const { path, options } = endpoint as { path?: string; options: { method: string | string[] } };
    return path === undefined ? [] : [options.method].flat().map((method) => `${method} ${path}`);
  });
  await close();
  return endpoints;
}

async function isAnswered(endpoint: string): Promise<boolean> {
  const [method = "", path = ""] = endpoint.split(" ");
  const response = await server.send(`/api/auth${path.replace(/:\w+/, "oidc")}`, {
    method,
    ...(method === "POST" && { headers: { "content-type": "application/json" }, body: "{}" }),
  });
  return response.status !== 404;
}

test("the product answers these endpoints of the sign-in library, and no other", async () => {
  const endpoints = await endpointsOfTheLibrary();
  expect(endpoints).toContain("POST /verify-password");
  const answered = [];
  for (const endpoint of endpoints) if (await isAnswered(endpoint)) answered.push(endpoint);
  expect(answered.sort()).toEqual([
    "GET /callback/:id",
    "GET /passkey/generate-authenticate-options",
    "GET /passkey/generate-register-options",
    "POST /change-password",
    "POST /passkey/verify-authentication",
    "POST /passkey/verify-registration",
    "POST /request-password-reset",
    "POST /reset-password",
    "POST /sign-in/email",
    "POST /sign-in/social",
    "POST /sign-out",
    "POST /sign-up/email",
    "POST /two-factor/disable",
    "POST /two-factor/enable",
    "POST /two-factor/generate-backup-codes",
    "POST /two-factor/verify-backup-code",
    "POST /two-factor/verify-totp",
  ]);
});

test.each(["//verify-password", "/verify-password/", "/Verify-Password", "/%76erify-password"])(
  "another spelling does not reach a closed endpoint: %s",
  async (path) => {
    const response = await server.send(`/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ password: "a guess" }),
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  },
);
