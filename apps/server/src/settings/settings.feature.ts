import { defineFeature } from "../platform/feature.ts";
import { updateConfiguration } from "./update-configuration.ts";
import { updateUser } from "./update-user.ts";

/** Composes `settings`: takes what its use cases need, and returns them ready to call. */
export const composeSettings = defineFeature({
  updateUser,
  updateConfiguration,
});

/** The use cases of `settings`, ready to call. */
export type SettingsUseCases = ReturnType<typeof composeSettings>;
