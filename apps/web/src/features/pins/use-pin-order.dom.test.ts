import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { holdServer } from "../../lib/testing/held-server.ts";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { usePinOrder } from "./use-pin-order.ts";

afterEach(() => vi.unstubAllGlobals());

const pins = ["Bread", "Cake", "Tart"].map((id) => ({ type: "page", id }) as PinnedItem);

test("an order of pins that does not reach the server goes back, with the reason", async () => {
  const server = holdServer({});
  const order = runHook(new QueryClient(), () => usePinOrder(pins, async () => {}));
  const shown = () => order.current().shown.map(({ id }) => id);
  order.current().move("Bread", "Cake");
  order.current().save();
  const sent = await server.take("pins/reorder");
  await expect.poll(() => shown()).toEqual(["Cake", "Bread", "Tart"]);
  sent.fail();
  await expect.poll(() => order.current().failure).toContain("The order was not changed.");
  await expect.poll(() => shown()).toEqual(["Bread", "Cake", "Tart"]);
});
