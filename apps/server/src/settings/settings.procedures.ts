import type { UseCase } from "../platform/use-case.ts";
import { forMember } from "../procedures/procedure-kinds.ts";
import type { updateConfiguration } from "./update-configuration.ts";
import type { updateUser } from "./update-user.ts";

/** The use cases behind `settings`. */
export interface SettingsUseCases {
  updateUser: UseCase<typeof updateUser>;
  updateConfiguration: UseCase<typeof updateConfiguration>;
}

/** What the asker sets for themselves. */
export function createSettingsProcedures(settings: SettingsUseCases) {
  return {
    updateUser: forMember.settings.updateUser.handler(({ context, input }) =>
      settings.updateUser(context.scope, input),
    ),
    updateConfiguration: forMember.settings.updateConfiguration.handler(({ context, input }) =>
      settings.updateConfiguration(context.scope, input),
    ),
  };
}
