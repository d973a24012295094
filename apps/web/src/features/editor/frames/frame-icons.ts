import {
  Info,
  Lightbulb,
  ListCollapse,
  MessageSquareWarning,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { FrameLook } from "@stemma/document/containers/container";

/** The picture of each frame; those of the tones are the same as in `ui/styles/page-callouts.css`. */
export const frameIcons: Readonly<Record<FrameLook, LucideIcon>> = {
  note: Info,
  tip: Lightbulb,
  important: MessageSquareWarning,
  warning: TriangleAlert,
  toggle: ListCollapse,
};
