import type { MermaidConfig } from "mermaid";
import { sourceMax } from "./source-max.ts";

/** The most lines between the boxes of one diagram. */
const edgesMax = 300;

/** The fonts of the system: a picture loads none, and its text must take the room that the frame measured. */
const fontFamily = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const ink = "#211e1a";

/** For areas with text in them, and for lines. */
const washes = [
  "#cfdcef",
  "#f0e2ba",
  "#f0cfc5",
  "#d3e2c8",
  "#dfd3e8",
  "#cbe2e0",
  "#f3d3dd",
  "#e4e0d6",
  "#bccfe8",
  "#e8d49a",
  "#e7b9ab",
  "#bdd4ad",
];
const pencils = [
  "#2f5793",
  "#a8321f",
  "#7d5a0d",
  "#4b7138",
  "#745394",
  "#2f7478",
  "#96506a",
  "#686259",
];

/** Colours by the names of Mermaid, which numbers them. */
function named(name: string, colors: readonly string[], from: 0 | 1): Record<string, string> {
  return Object.fromEntries(colors.map((color, index) => [`${name}${index + from}`, color]));
}

/**
 * How diagrams are drawn. `secure` names what a source must not change: whatever bounds it, or lets it hold HTML. The colours are those of the light
 * theme in `tokens.css`; in the dark, the style sheet turns them around.
 */
export const mermaidConfig: MermaidConfig = {
  startOnLoad: false,
  securityLevel: "strict",
  suppressErrorRendering: true,
  htmlLabels: false,
  maxTextSize: sourceMax,
  maxEdges: edgesMax,
  logLevel: "fatal",
  fontFamily,
  fontSize: 15,
  secure: [
    "secure",
    "securityLevel",
    "startOnLoad",
    "suppressErrorRendering",
    "maxTextSize",
    "maxEdges",
    "htmlLabels",
    "dompurifyConfig",
    "fontFamily",
    "altFontFamily",
    "logLevel",
  ],
  theme: "base",
  look: "classic",
  // Mermaid's own choice, ELK, is 350 kB; a source that names it gets it.
  layout: "dagre",
  themeVariables: {
    fontFamily,
    fontSize: "15px",
    background: "#fcfbf8",
    textColor: ink,
    lineColor: "#686259",
    primaryColor: "#ffffff",
    primaryTextColor: ink,
    primaryBorderColor: "#938d82",
    secondaryColor: "#f4f2ec",
    tertiaryColor: "#f4f2ec",
    noteBkgColor: "#f7efd9",
    noteBorderColor: "#d9c793",
    critBkgColor: "#f0cfc5",
    critBorderColor: "#a8321f",
    ...named("pie", washes, 1),
    pieStrokeColor: "#fcfbf8",
    pieOuterStrokeWidth: "0",
    pieOpacity: "1",
    ...named("cScale", washes, 0),
    ...named(
      "cScaleLabel",
      washes.map(() => ink),
      0,
    ),
    ...named("git", pencils, 0),
    ...named(
      "gitBranchLabel",
      pencils.map(() => "#ffffff"),
      0,
    ),
    ...named("fillType", washes, 0),
    xyChart: { backgroundColor: "transparent", plotColorPalette: pencils.join(",") },
  },
};
