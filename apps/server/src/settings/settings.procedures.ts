import { forMember } from "../procedures/procedure-kinds.ts";
import type { SettingsUseCases } from "./settings.feature.ts";

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
