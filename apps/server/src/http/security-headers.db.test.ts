import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga Owner");
});

afterAll(() => server.stop());

/** The sources that a content security policy allows for one directive. */
function allowed(policy: string, kind: string): string[] {
  const directive = policy.split(";").find((one) => one.trim().startsWith(`${kind} `));
  return directive?.trim().split(" ").slice(1) ?? [];
}

test.each([
  { because: "a document", path: "/", init: {} },
  { because: "an answer of the contract", path: "/api/account", init: {} },
  { because: "an answer of sign-in", path: "/api/auth/sign-in/email", init: { method: "POST" } },
  { because: "something that is not there", path: "/assets/nothing.js", init: {} },
  {
    because: "a refusal",
    path: "/rpc/pages/create",
    init: { method: "POST", headers: { origin: "https://evil.example" } },
  },
])(
  "$because lets no foreign script run, no other site frame it, and no type be guessed",
  async ({ path, init }) => {
    const { headers } = await server.send(path, init, olga.cookies);
    const policy = headers.get("content-security-policy") ?? "";
    expect(allowed(policy, "script-src")).toEqual(["'self'"]);
    expect(allowed(policy, "default-src")).toEqual(["'self'"]);
    expect(allowed(policy, "object-src")).toEqual(["'none'"]);
    expect(allowed(policy, "base-uri")).toEqual(["'none'"]);
    expect(allowed(policy, "form-action")).toEqual(["'self'"]);
    expect(allowed(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  },
);

describe("the frame that draws diagrams", () => {
  const frame = (script: string) =>
    server.send(`/diagram-frame?script=${encodeURIComponent(script)}`, {}, olga.cookies);

  test("has no origin, runs and loads nothing but our scripts, and stands in our pages only", async () => {
    const { status, headers } = await frame("/assets/diagram.frame-abc.js");
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ").toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-scripts",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
    ]);
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toBeNull();
  });

  test.each([
    "",
    "https://a.test/x.js",
    "//a.test/x.js",
    "/assets/../api/account",
    "/files/0190a000-0000-7000-8000-000000000001",
    '/assets/x.js"><script src=//a.test>',
    "/assets/x.js?y",
  ])("names no other script: %j", async (script) => {
    const answer = await frame(script);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox allow-scripts");
  });

  test("may load assets, which are the same for everybody, and nothing else", async () => {
    const from = { headers: { origin: "null" } };
    const asked = async (path: string) =>
      (await server.send(path, from, olga.cookies)).headers.get("access-control-allow-origin");
    expect(await asked("/assets/nothing.js")).toBe("*");
    expect(await asked("/api/account")).toBeNull();
    expect(await asked("/")).toBeNull();
  });
});

test("a document holds no script in its text, whatever a page is called", async () => {
  const evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
  const { pageId } = await publishedPage(olga, evil, evil);
  const document = await (await server.send(`/page/${pageId}`, {}, olga.cookies)).text();
  const scripts = [...document.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/json"/);
  expect(document).not.toContain("<img src=x");
});

test("what belongs to somebody is kept by no cache", async () => {
  for (const path of ["/", "/api/account", "/rpc/accounts/current"]) {
    const { headers } = await server.send(path, {}, olga.cookies);
    expect(headers.get("cache-control")).toContain("no-store");
  }
});
