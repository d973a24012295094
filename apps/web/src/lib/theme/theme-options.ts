import { messages } from "../messages.ts";

/** The themes that a person can choose, with their labels. */
export const themeOptions = [
  { value: "system", label: messages.themes.system },
  { value: "light", label: messages.themes.light },
  { value: "dark", label: messages.themes.dark },
] as const;
