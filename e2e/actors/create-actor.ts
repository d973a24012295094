import type { Browser, BrowserContextOptions } from "@playwright/test";
import type { Actor, Credentials } from "./actor.ts";
import { createApi } from "./api.ts";
import { listenForComplaints } from "./complaints.ts";

let addressesUsed = 0;
let actorsMade = 0;

/** Creates a person with their own browser and IP address, so that actors do not share a rate limit. */
export async function createActor(
  browser: Browser,
  origin: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Actor> {
  actorsMade += 1;
  const credentials: Credentials = {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}.${process.pid}.${actorsMade}@example.com`,
    password: "correct horse battery",
  };
  const address = newAddress();
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { "x-forwarded-for": address },
    ...options,
  });
  const complaints = listenForComplaints(context);
  const page = await context.newPage();
  return {
    ...credentials,
    context,
    address,
    page,
    api: createApi(context.request, origin),
    complaints,
    openTab: () => context.newPage(),
  };
}

/** An IP address from the range 203.0.x.x, different for each actor of this process. */
function newAddress(): string {
  addressesUsed += 1;
  return `203.0.${process.pid % 100}.${addressesUsed % 250}`;
}
