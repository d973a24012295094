import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "@stemma/contract/contract";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Writer");
});

afterAll(() => server.stop());

/** Every procedure over both protocols, with a made-up id for each path parameter. */
const places = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { path = "", method = "POST" } = procedure["~orpc"].route;
    if (method === "GET") return [];
    const id = "00000000-0000-7000-8000-000000000000";
    const api = { method, path: `/api${path.replace(/\{[^}]+\}/g, id)}` };
    return [{ method: "POST", path: `/rpc/${feature}/${name}` }, api];
  }),
);

/** Procedures that need a link instead of a session. */
const open = [
  "/rpc/invitations/answer",
  "/api/invitation",
  "/rpc/notifications/unsubscribeMail",
  "/api/mail/unsubscribe",
];

const json = { "content-type": "application/json" };

async function codeOf(response: Response): Promise<string> {
  const answered = await response.json();
  return (answered.json ?? answered).code;
}

async function sent(method: string, path: string, body: string, cookies = "", headers = json) {
  const response = await server.send(path, { method, headers, body }, cookies);
  return { status: response.status, code: await codeOf(response) };
}

describe("a caller without a session", () => {
  test.each(places)(
    "is refused before the server reads a byte of the body: $method $path",
    async ({ method, path }) => {
      let bytesRead = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            bytesRead += 1;
            controller.enqueue(new TextEncoder().encode("["));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = { method, headers: json, body, duplex: "half" };
      const response = await server.send(path, init);
      if (open.includes(path)) return expect(response.status).toBe(400);
      expect(response.status).toBe(401);
      expect(await codeOf(response)).toBe("UNAUTHENTICATED");
      expect(bytesRead).toBe(0);
    },
  );

  test.each(open)("sends no more than a few kilobytes to %s", async (path) => {
    const answer = await sent("POST", path, JSON.stringify({ token: "x".repeat(20_000) }));
    expect(answer).toEqual({ status: 413, code: "TOO_LARGE" });
  });

  test("sends no more than that to sign in", async () => {
    const body = JSON.stringify({ email: "a@example.com", password: "x".repeat(20_000) });
    const answer = await sent("POST", "/api/auth/sign-in/email", body);
    expect(answer).toEqual({ status: 413, code: "TOO_LARGE" });
    const deep = await sent("POST", "/api/auth/sign-in/email", "[".repeat(10_000));
    expect(deep).toEqual({ status: 422, code: "TOO_DEEP" });
  });
});

describe("a signed-in caller", () => {
  const small = places.filter(({ path }) => !/drafts|pins/.test(path));

  test.each(small)("sends no hundred kilobytes to $method $path", async ({ method, path }) => {
    const answer = await sent(method, path, `{"a":"${"x".repeat(100_000)}"}`, ana.cookies);
    expect(answer).toEqual({ status: 413, code: "TOO_LARGE" });
  });

  test("gets the same refusal where no length is announced", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(0x20)),
    });
    const init = { method: "POST", headers: json, body, duplex: "half" };
    const response = await server.send("/api/workspaces", init, ana.cookies);
    expect(response.status).toBe(413);
  });

  test.each([
    ["PUT", "/api/drafts/00000000-0000-7000-8000-000000000000"],
    ["POST", "/rpc/drafts/save"],
  ])("sends a body of two megabytes to %s %s, and no four", async (method, path) => {
    const bodyOf = (length: number) => `{"json":{"pageTitle":"${"x".repeat(length)}"}}`;
    const taken = await sent(method, path, bodyOf(2 * 1024 * 1024), ana.cookies);
    expect(taken.status).toBe(400);
    const refused = await sent(method, path, bodyOf(4 * 1024 * 1024), ana.cookies);
    expect(refused).toEqual({ status: 413, code: "TOO_LARGE" });
  });

  test.each(places)("nests nothing deeper than a page: $method $path", async ({ method, path }) => {
    const answer = await sent(method, path, "[".repeat(200), ana.cookies);
    expect(answer).toEqual({ status: 422, code: "TOO_DEEP" });
  });

  test("sends JSON and nothing else", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await sent("POST", "/api/workspaces", "workspaceName=x", ana.cookies, form);
    expect(answer).toEqual({ status: 400, code: "NOT_READABLE" });
  });
});

test.each(["/rpc/nothing/there", "/api/nothing"])(
  "%s, which does not exist, is answered in JSON",
  async (path) => {
    const response = await server.send(path, {}, ana.cookies);
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe("NOT_FOUND");
  },
);
