/** The page whose history is a tree. `seed-bread-day.ts` says which version each revision changes. */
export const breadDay = {
  title: "The bread day",
  lines: [
    "Everything the shop sells in the morning is decided the evening before. The bread day therefore begins at six in the evening, when the starter is fed, and ends at six the next evening, when it is fed again.",
    "# The evening before",
    "Weigh the starter before you feed it. Two hundred grams is enough for forty loaves. Feed it with equal parts of spelt and water at thirty-six degrees, and write the hour on the lid.",
    "> Water that is too warm makes the starter sour. Measure it: a hand is not a thermometer.",
    "## What to check before you leave",
    "[x] The lid is on but not closed.",
    "[ ] The list for the morning hangs by the door, with the number of loaves and the name of whoever opens.",
    "# The night",
    "**Mix at four**, and again when the surface shows bubbles the size of a lentil. Do not wait for the clock if the dough is ready, and do not follow it if it is not.",
    "| Loaf | Flour | Water | Oven | Out at",
    "| Country | 900 g wheat, 100 g rye | 720 g | 250 °C | 5:40",
    "| Rye | 800 g rye | 690 g | 230 °C | 6:10",
    "| Seeded rolls | 500 g spelt | 330 g | 220 °C | 6:30",
    "$ # the mixer's own program\nmix --slow 4m --rest 20m --fast 6m",
    "Shape by half past five. Loaves that are shaped later go to the restaurants, never to the counter.",
    "# The morning",
    "The first batch goes in at six, the second at seven. Each loaf costs four euros twenty at the counter and three euros to the restaurants.",
    "Whoever bakes writes down what was left at noon. *The number decides how much starter is fed in the evening.*",
  ],
} as const;

/** Ana's revision of the first version. */
export const timesForWinter = {
  revision: {
    changes: {
      "Water that is too warm makes the starter sour. Measure it: a hand is not a thermometer.":
        "In winter the tap runs at eight degrees. Warm the water first: a cold feed costs two hours.",
    },
  },
  message: {
    subjectLine: "Times for winter",
    body: "A cold feed costs two hours, and the first batch with it: feed at five while it freezes.",
  },
} as const;

/** Ana's revision of {@link timesForWinter}. */
export const ryeInsteadOfSpelt = {
  revision: { changes: { "equal parts of spelt and water": "equal parts of rye and water" } },
  message: { subjectLine: "Rye instead of spelt", body: "The mill has no spelt until May." },
} as const;

/** Mara's revision of {@link timesForWinter}, published after {@link ryeInsteadOfSpelt}: a branch of the tree. */
export const pricesOut = {
  revision: {
    changes: {
      " Each loaf costs four euros twenty at the counter and three euros to the restaurants.": "",
    },
    draftNotes: "Tomas keeps the prices on the shop's own page.",
  },
  message: {
    subjectLine: "Prices out",
    body: "Prices change twice a year. They belong on the page of the shop.",
  },
} as const;

/** Ana's revision of {@link ryeInsteadOfSpelt}, after she reverted to it. */
export const proofingRoom = {
  revision: {
    changes: {
      "The list for the morning hangs":
        "The proofing room reads twenty-six degrees, and the list for the morning hangs",
    },
  },
  message: {
    subjectLine: "Proofing room",
    body: "The new room is set the evening before, not at night.",
  },
} as const;

/** Ana's draft based on {@link proofingRoom}: it stays unpublished. */
export const fiftyLoaves = {
  changes: { "enough for forty loaves": "enough for fifty loaves" },
  draftNotes: "Ask Ben whether fifty is right for Saturdays, too.",
} as const;

/** Ben's revision of {@link proofingRoom}: it changes the same paragraph as Ana's draft. */
export const coolerWater = {
  revision: {
    changes: {
      "Two hundred grams is enough for forty loaves.":
        "Two hundred and twenty grams is enough for forty-five loaves.",
      "water at thirty-six degrees": "water at thirty degrees",
    },
  },
  message: {
    subjectLine: "Water at thirty degrees, not forty",
    body: "At thirty-six the starter peaks before anybody is there to see it.",
  },
} as const;
