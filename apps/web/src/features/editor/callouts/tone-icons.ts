import {
  Info,
  Lightbulb,
  MessageSquareWarning,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { CalloutTone } from "@stemma/document/containers/container";

/** The picture of each tone, the same as in `ui/styles/page-callouts.css`. */
export const toneIcons: Readonly<Record<CalloutTone, LucideIcon>> = {
  note: Info,
  tip: Lightbulb,
  important: MessageSquareWarning,
  warning: TriangleAlert,
};
