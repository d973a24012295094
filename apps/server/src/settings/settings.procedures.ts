import { forMember } from "../procedures/procedure-kinds.ts";
import type { SettingsUseCases } from "./settings.feature.ts";

/** The procedures for the caller's settings. */
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
