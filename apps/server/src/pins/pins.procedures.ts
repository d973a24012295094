import { forMember } from "../procedures/procedure-kinds.ts";
import type { PinUseCases } from "./pins.feature.ts";

/** The procedures for the caller's pins. */
export function createPinProcedures(pins: PinUseCases) {
  return {
    list: forMember.pins.list.handler(({ context, input }) => pins.listPins(context.scope, input)),
    update: forMember.pins.update.handler(async ({ context, input }) => {
      await pins.updatePin(context.scope, input);
      return {};
    }),
    reorder: forMember.pins.reorder.handler(async ({ context, input }) => {
      await pins.reorderPins(context.scope, input.pinnedItems);
      return {};
    }),
  };
}
