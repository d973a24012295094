import { defineFeature } from "../platform/feature.ts";
import { updateConfiguration } from "./update-configuration.ts";
import { updateUser } from "./update-user.ts";

/** Composes the use cases of `settings` with their dependencies. */
export const composeSettings = defineFeature({
  updateUser,
  updateConfiguration,
});

/** The use cases of `settings`, with their dependencies bound. */
export type SettingsUseCases = ReturnType<typeof composeSettings>;
