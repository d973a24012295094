import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";

const read = (STEMMA_BUS_URL: string, more = {}) => {
  const reading = readConfig({ STEMMA_BUS_URL, ...more });
  return reading.ok ? reading.config.natsPlace : reading.mistakes;
};

const none = { user: undefined, password: undefined, token: undefined, credentialsFile: undefined };

test.each([
  ["nats://nats.internal", { servers: ["nats.internal:4222"], isEncrypted: false, ...none }],
  [
    "tls://us%40er:p%2Fw@a:4443, tls://b",
    { ...none, servers: ["a:4443", "b:4222"], isEncrypted: true, user: "us@er", password: "p/w" },
  ],
  ["nats://t0ken@[::1]:5", { ...none, servers: ["[::1]:5"], isEncrypted: false, token: "t0ken" }],
])("%s is read", (address, place) => {
  expect(read(address)).toEqual(place);
});

test.each(["http://nats", "nats://", "nats://a,tls://b", "nats://a/b", "nats", "nats://u:100%x@a"])(
  "%s is a mistake, and not repeated in its line",
  (address) => {
    const [line] = read(address) as string[];
    expect(line).toMatch(/^STEMMA_BUS_URL is not valid: set an address such as nats:/);
  },
);

test("credentials are a file's path, and need an address", () => {
  const credentials = { STEMMA_BUS_CREDENTIALS: "/etc/stemma/nats.creds" };
  expect(read("nats://a", credentials)).toMatchObject({
    credentialsFile: "/etc/stemma/nats.creds",
  });
  expect(read("", credentials)).toEqual([
    "STEMMA_BUS_URL is missing: set the address of NATS, or leave out the credentials.",
  ]);
});
