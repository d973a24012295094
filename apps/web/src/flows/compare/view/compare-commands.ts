import { Columns2, Rows2, StepBack, StepForward, Text } from "lucide-react";
import type { ScreenCommand } from "../../screen-commands/screen-commands.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import { messages } from "../messages.ts";

interface Comparison {
  readonly changes: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly layouts: {
    readonly mode: CompareMode;
    readonly onMode: (mode: CompareMode) => void;
  } | null;
  readonly isText: boolean;
  readonly onText: (isText: boolean) => void;
}

/** What the buttons of a comparison do, for the palette. */
export function compareCommands(comparison: Comparison): ScreenCommand[] {
  const { changes, onStep, layouts, isText, onText } = comparison;
  const { next, previous, sideBySide, inline, showChanges } = messages.commands;
  const steps: ScreenCommand[] = [
    {
      id: "compare-next",
      label: next,
      icon: StepForward,
      keys: ["N"],
      onRun: () => onStep(1),
    },
    {
      id: "compare-previous",
      label: previous,
      icon: StepBack,
      keys: ["P"],
      onRun: () => onStep(-1),
    },
  ];
  const isInline = layouts?.mode === "inline";
  return [
    ...(changes > 0 && !isText ? steps : []),
    ...(layouts !== null && !isText
      ? [
          {
            id: "compare-layout",
            label: isInline ? sideBySide : inline,
            icon: isInline ? Columns2 : Rows2,
            onRun: () => layouts.onMode(isInline ? "sideBySide" : "inline"),
          },
        ]
      : []),
    {
      id: "compare-text",
      label: isText ? showChanges : messages.readAsText,
      icon: Text,
      onRun: () => onText(!isText),
    },
  ];
}
