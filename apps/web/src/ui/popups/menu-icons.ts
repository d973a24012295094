import type { LucideIcon } from "lucide-react";
import * as icons from "./named-icons.ts";

const namedIcons = { ...icons };

/** An icon of `named-icons.ts`, by the name that lucide gives it. */
export type IconName = keyof typeof icons;

/** The icon, whether it is given or named. */
export function menuIcon(icon: LucideIcon | IconName): LucideIcon {
  return typeof icon === "string" ? namedIcons[icon] : icon;
}
