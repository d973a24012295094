import type { PageBody } from "@stemma/document/format";
import type { FileAttributes } from "@stemma/document/files/file-attributes";
import {
  callout,
  formula,
  linked,
  marked,
  mention,
  pageLink,
  richBody,
  richRow,
  table,
  toggle,
  type RichRow,
} from "../rich-row.ts";

/** What 'How the bakehouse works' refers to. */
export interface BakehouseReferences {
  readonly headBaker: string;
  readonly baker: string;
  readonly breadDay: string;
  readonly plan: FileAttributes;
  readonly manual: FileAttributes;
}

/** What differs between versions of the page. */
export interface BakehouseEdition {
  readonly ryeWater: string;
  readonly fastMixing: string;
  readonly isLockerShown: boolean;
  readonly hasSpareApron: boolean;
}

/** The title, the icon, and the editions that are published one after the other. */
export const bakehouse = {
  title: "How the bakehouse works",
  icon: "🥖",
  first: { ryeWater: "690 g", fastMixing: "6m", isLockerShown: false, hasSpareApron: false },
  second: { ryeWater: "700 g", fastMixing: "5m", isLockerShown: true, hasSpareApron: true },
  message: {
    subjectLine: "More water for the rye",
    body: "The new flour takes more, and a wetter dough is mixed a minute less.",
  },
} as const;

/** A page that holds everything that a page can hold. */
export function bakehouseBody(refs: BakehouseReferences, edition: BakehouseEdition): PageBody {
  return richBody([
    ...rooms(refs),
    ...firstMorning(refs, edition),
    ...doughs(edition),
    ...mixer(edition),
  ]);
}

function rooms({ baker, breadDay, plan, manual }: BakehouseReferences): RichRow[] {
  return [
    richRow("welcome", "paragraph", [
      "Everything that a new baker asks in the first weeks 🥨, and what the rest of us forget to say. If something is missing, ask ",
      mention(baker),
      ". How the night itself goes is on ",
      pageLink(breadDay),
      ".",
    ]),
    richRow("rooms", "h1", "The rooms"),
    richRow("plan", "image", "Where the oven stands, and the way of the trolleys.", {
      attributes: {
        file: plan,
        altText:
          "A plan of the bakery: the oven at the left, two tables in the middle, the door to the shop at the right.",
        span: "wide",
      },
    }),
    richRow("manual", "file", "The manual of the deck oven: it begins with how to turn it off.", {
      attributes: { file: manual },
    }),
    ...toggle([
      richRow("keys", "paragraph", "Who has the keys?"),
      richRow("keys-bakers", "bullet", "Ana and Ben: all doors, day and night"),
      richRow("keys-shop", "bullet", "Tomas: the shop and the yard"),
      richRow("keys-lost", "paragraph", "A lost key is told at once. Nobody pays for it."),
    ]),
  ];
}

function firstMorning(
  { headBaker }: BakehouseReferences,
  { isLockerShown, hasSpareApron }: BakehouseEdition,
): RichRow[] {
  const done = { attributes: { checked: true } } as const;
  return [
    richRow("morning", "h1", "The first morning"),
    richRow("arrive", "paragraph", [
      "Come at ",
      marked("bold", "half past three"),
      ", ",
      marked("italic", "not"),
      " around four. The door to the street is ",
      marked("strikethrough", "open"),
      " locked: take the one in the yard. ",
      marked("underline", "Wash your hands first"),
      ", then sign the list.",
    ]),
    richRow("thermometer", "number", "Read the thermometer of the proofing room."),
    richRow("starter", "number", "Look at the starter."),
    richRow("starter-good", "bullet", "Twice its height: it is ready.", { indent: 1 }),
    richRow("starter-bad", "bullet", ["Fallen: ring ", mention(headBaker), "."], { indent: 1 }),
    richRow("oven", "number", "Turn on the deck oven. It needs ninety minutes."),
    ...callout("important", [
      richRow(
        "gas",
        "paragraph",
        "The gas valve is never opened alone. Two people, both at the valve.",
      ),
    ]),
    richRow("first-day", "h2", "By the end of the first day"),
    richRow("day-keys", "check", "Keys handed over", done),
    richRow("day-locker", "check", "Locker shown", isLockerShown ? done : {}),
    ...(hasSpareApron ? [richRow("day-apron", "check", "A second apron in the locker")] : []),
    richRow("day-fire", "check", "Fire drill walked"),
    richRow("rest", "divider"),
  ];
}

function doughs({ ryeWater }: BakehouseEdition): RichRow[] {
  return [
    richRow("doughs", "h1", "The doughs"),
    richRow("colours", "paragraph", [
      "Every tub has a lid in the colour of its dough: ",
      marked("yellow", "yellow"),
      " for wheat, ",
      marked("blue", "blue"),
      " for rye, ",
      marked("green", "green"),
      " for spelt, and ",
      marked("pink", "pink"),
      " for everything with nuts.",
    ]),
    ...table("batches", [180, 120, 120, 120], {
      head: ["Dough", "Flour", "Water", "Rest"],
      wheat: ["Wheat", "1,000 g", "720 g", "5 h"],
      rye: ["Rye", "1,000 g", ryeWater, "3 h"],
      spelt: ["Spelt", "1,000 g", "610 g", "4 h"],
    }),
    richRow("water", "paragraph", [
      "The table is for flour at twenty degrees. How much water ",
      formula("w"),
      " the flour ",
      formula("f"),
      " takes on other days, with the number ",
      formula("a"),
      " from the sack:",
    ]),
    richRow("water-formula", "math", "w = f \\cdot \\frac{a}{100} + \\sum_{i=1}^{n} s_i"),
    richRow("hand", "quote", "A hand is not a thermometer."),
    ...callout("tip", [
      richRow(
        "cool",
        "paragraph",
        "Thirty degrees, not forty: cool water gives the dough time, and time gives it taste.",
      ),
    ]),
    ...callout("note", [
      richRow("air", "paragraph", [
        "A dough that rises gives off CO",
        marked("subscript", "2"),
        ". Air the 18 m",
        marked("superscript", "2"),
        " of the proofing room before you stay in it.",
      ]),
    ]),
    ...callout("warning", [
      richRow(
        "spoilt",
        "paragraph",
        "A pink streak means that the starter is spoilt. Throw it away, with the jar.",
      ),
    ]),
  ];
}

function mixer({ fastMixing }: BakehouseEdition): RichRow[] {
  return [
    richRow("mixer", "h2", "The mixer"),
    richRow("mix", "paragraph", [
      "The mixer runs by itself. ",
      marked("code", "mix"),
      " takes the steps one after the other:",
    ]),
    richRow(
      "program",
      "codeBlock",
      `mix --slow 4m\nmix --rest 20m   # the flour drinks\nmix --fast ${fastMixing}`,
      { attributes: { language: "bash", lineNumbers: true } },
    ),
    richRow("stops", "h3", "When it stops"),
    richRow("stop", "paragraph", "It tells you on its screen. This is what to do:"),
    richRow(
      "stop-diagram",
      "diagram",
      'flowchart LR\n  stop["It stops"] --> hot{"Motor hot?"}\n  hot -->|yes| wait["Wait ten minutes"] --> start["Start again"]\n  hot -->|no| ring["Ring Ben"]',
    ),
    richRow("mill", "paragraph", [
      "What the numbers on the sacks mean is explained by ",
      linked("the mill", "https://mill.example/flours"),
      ".",
    ]),
  ];
}
