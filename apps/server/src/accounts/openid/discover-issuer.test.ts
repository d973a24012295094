import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDiscovery } from "./discover-issuer.ts";

/** Answers on a port of its own until the test ends. Returns its address. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const documentOf = (issuer: string) =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  });

test("an issuer is believed if it calls itself what the settings call it", async () => {
  const issuer = await listen(({ headers }, response) =>
    response.end(documentOf(`http://${headers.host}`)),
  );
  expect(await createDiscovery(issuer)()).toMatchObject({
    issuer,
    token_endpoint: `${issuer}/token`,
  });
});

test("an issuer that calls itself something else is not believed", async () => {
  const issuer = await listen((_request, response) =>
    response.end(documentOf("https://other.example")),
  );
  await expect(createDiscovery(issuer)()).rejects.toThrow("calls itself https://other.example");
});

test("an issuer that leads elsewhere is not followed", async () => {
  let isReached = false;
  const inside = await listen((_request, response) => {
    isReached = true;
    response.end();
  });
  const issuer = await listen((_request, response) =>
    response.writeHead(302, { location: `${inside}/secrets` }).end(),
  );
  await expect(createDiscovery(issuer)()).rejects.toThrow();
  expect(isReached).toBe(false);
});
