import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { listPins } from "./list-pins.ts";
import type { reorderPins } from "./reorder-pins.ts";
import type { updatePin } from "./update-pin.ts";

/** The use cases behind `pins`. */
export interface PinUseCases {
  listPins: UseCase<typeof listPins>;
  updatePin: UseCase<typeof updatePin>;
  reorderPins: UseCase<typeof reorderPins>;
}

/** What the asker pinned. */
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
