import type { PageContent } from "../sample-page.ts";

/** The pages of the workspace 'People and safety'. */
export const peoplePages = {
  firstDay: {
    title: "Your first day",
    lines: [
      "Welcome. Nobody expects you to know anything today but where the first-aid box is.",
      "# When you arrive",
      "Come at eight to the back door. Ask for whoever opened; they show you the rooms and give you shoes and an apron.",
      "# What to read this week",
      "*Cuts, burns and falls*, *Allergens* and *The bread day*. Press Subscribe on the pages that concern your work: you are told when they change.",
    ],
  },
  hours: {
    title: "Working hours and holidays",
    lines: [
      "The plan hangs out two weeks ahead. Whoever swaps a shift writes both names into it.",
      "# Holidays",
      "Twenty-eight days a year. Ask before the end of January for the summer, and two weeks ahead for anything shorter than a week.",
      "Between the tenth of December and Christmas nobody takes a holiday. We pay a bonus for that.",
    ],
  },
  illness: {
    title: "Illness",
    lines: [
      "If you are ill, stay at home and ring whoever opens before four. A message is not enough: it may not be read.",
      "With a stomach illness you stay away from the kitchen for **forty-eight hours** after the last symptom. This is the law.",
      "From the third day on we need a note from a doctor.",
    ],
  },
  accidents: {
    title: "Cuts, burns and falls",
    lines: [
      "The first-aid box hangs beside the sink in the kitchen and under the till in the shop.",
      "# Burns",
      "Cool with running water for ten minutes. No ice, no flour, no butter.",
      "# Cuts",
      "Press, lift, bandage. Blue plasters only: they are found if they fall into the dough.",
      "# Afterwards",
      "Every accident goes into the book, also the small ones. The insurance asks for it years later.",
    ],
  },
  keys: {
    title: "Keys and alarm",
    lines: [
      "There are six keys. Each has a number and a name in the list that Mara keeps.",
      "A lost key is told at once, at night too. We change the lock; nobody pays for it.",
    ],
  },
} satisfies Record<string, PageContent>;

/** A restricted page: only Mara and Ana can see it. */
export const payGrades: PageContent = {
  title: "Pay grades",
  lines: [
    "What everybody earns follows from what they do and how long they have been here. It is decided in January.",
    "# Grades",
    "Helper: fourteen euros an hour. Baker: nineteen. Shift leader: twenty-three.",
    "Each full year adds thirty cents, up to ten years.",
  ],
};

/** The pages of the workspace 'Management'. Its only members are Ana and Mara. */
export const managementPages = {
  secondShop: {
    title: "A second shop",
    lines: [
      "The rooms at the station are free from April. This page collects what speaks for and against them.",
      "# For",
      "Four thousand people walk past before nine. The rent is what we pay now.",
      "# Against",
      "One oven feeds one shop. A second delivery at five needs a driver and a van.",
    ],
  },
  minutes: {
    title: "Minutes of November",
    lines: [
      "Present: Mara, Ana. Tomas by telephone for the second point.",
      "# Decisions",
      "The deck oven gets new seals before Christmas. Mara asks for two offers.",
      "Prices stay as they are until March.",
    ],
  },
} satisfies Record<string, PageContent>;
