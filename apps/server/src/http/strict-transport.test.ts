import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerHeaders } from "./answer-headers.ts";
import { strictTransport } from "./strict-transport.ts";

const appAt = (publicUrl: string) =>
  new Hono()
    .use(strictTransport(publicUrl))
    .get("/file", () => new Response("bytes", { headers: { etag: '"a"' } }));

test.each([
  { because: "a file, which has headers of its own", path: "/file" },
  { because: "something that is not there", path: "/nothing" },
])("browsers come by HTTPS alone after $because", async ({ path }) => {
  const { headers } = await appAt("https://wiki.example.com").request(path);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("a server that is reached by HTTP asks for nothing that it cannot give", async () => {
  const { headers } = await appAt("http://localhost:3000").request("/file");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("answers that pass the app by say the same", async () => {
  const secure = await answerHeaders("https://wiki.example.com");
  expect(secure["strict-transport-security"]).toBe("max-age=31536000");
  expect(await answerHeaders("http://localhost:3000")).not.toHaveProperty(
    "strict-transport-security",
  );
});
