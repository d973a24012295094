import { forMember } from "../http/procedures.ts";
import type { UseCase } from "../platform/use-case.ts";
import type { listPins } from "./list-pins.ts";
import type { updatePin } from "./update-pin.ts";

/** The use cases behind `pins`. */
export interface PinUseCases {
  listPins: UseCase<typeof listPins>;
  updatePin: UseCase<typeof updatePin>;
}

/** What the asker pinned. */
export function createPinProcedures(pins: PinUseCases) {
  return {
    list: forMember.pins.list.handler(({ context, input }) => pins.listPins(context.scope, input)),
    update: forMember.pins.update.handler(async ({ context, input }) => {
      await pins.updatePin(context.scope, input);
      return {};
    }),
  };
}
