/** What stands in the handbook besides its words. */
interface HandbookPeople {
  /** The beginning of a colleague's name, as it is typed behind an at sign. */
  readonly colleague: string;
  /** The beginning of another page's title. */
  readonly page: string;
  /** The beginning of an emoji's name; none where no font has it. */
  readonly emoji?: string;
}

/** What is typed between the picture and the file, and what before and behind them (`press`): every kind of a page, by keyboard alone. */
export function handbookKeys({ colleague, page, emoji }: HandbookPeople) {
  return {
    beforePicture: [
      "Welcome to the bakery",
      ...(emoji === undefined ? [] : [` :${emoji}`, "{Choose}"]),
      ". This is what everybody asks in the first week, and what the rest of us forget to say. If it is not here, ask @",
      colleague,
      "{Choose}",
      ".{Enter}",
      "# The first morning{Enter}",
      "Come at **half past three**, _not_ around four. The door to the yard is open; the one to the street is ~~open~~ locked. ",
      "{Control+u}",
      "Wash your hands first",
      "{Control+u}",
      ", then sign the list. ==The gas valve is never opened alone.==",
      "{Enter}",
      "1. Read the thermometer.{Enter}",
      "Look at the starter.{Enter}{Tab}",
      "Twice its height: good.{Enter}",
      "Fallen: ring the head baker.{Enter}{Shift+Tab}",
      "Turn on the oven.{Enter}{Enter}",
      "Where everything stands:{Enter}",
    ],
    behindPicture: [
      "> A hand is not a thermometer.{Enter}",
      "## What you need{Enter}",
      "- A clean apron{Enter}",
      "Shoes that may get wet{Enter}",
      "A pencil{Enter}{Enter}",
      "[x] Keys handed over{Enter}",
      "Locker shown{Enter}",
      "Fire drill walked{Enter}{Enter}",
      "---{Enter}",
      "# The doughs{Enter}",
      "Each dough has its own water, as [[",
      page,
      "{Choose}",
      " says. The table is for one batch.{Enter}",
      "/table",
      "{Choose}",
      "Dough{Tab}Water{Tab}Rest{Tab}",
      "Rye{Tab}690 g{Tab}3 h{Tab}",
      "Wheat{Tab}720 g{Tab}5 h",
      "{ArrowDown}",
      "How much water a flour takes:{Enter}",
      "$$ ",
      "w = f \\cdot \\frac{a}{100} + \\sum_{i=1}^{n} s_i",
      "{ArrowDown}",
      "A dough that rises gives off CO",
      "{Control+,}",
      "2",
      "{Control+,}",
      ", so air the 18 m",
      "{Control+.}",
      "2",
      "{Control+.}",
      " of the proofing room.{Enter}",
      "## The water{Enter}",
      "### In winter{Enter}",
      "/tip",
      "{Choose}",
      "Thirty degrees, not forty: cool water and time.{Enter}{Enter}",
      "/warning",
      "{Choose}",
      "A pink streak means that the starter is spoilt. Throw it away.{Enter}{Enter}",
      "The mixer is `mix`, and runs by itself:{Enter}",
      "```bash ",
      "mix --slow 4m{Enter}",
      "mix --rest 20m{Enter}",
      "mix --fast 6m",
      "{ArrowDown}",
      "The mill explains its flours at https://mill.example/flours and by telephone.{Enter}",
    ],
  };
}

/** Words of every kind in the handbook: they stand on the page, and on paper. */
export const handbookWords = [
  "what everybody asks in the first week",
  "The first morning",
  "half past three",
  "Wash your hands first",
  "The gas valve is never opened alone.",
  "1. Read the thermometer.",
  "Fallen: ring the head baker.",
  "Where the oven stands.",
  "Oven manual.pdf",
  "A hand is not a thermometer.",
  "Shoes that may get wet",
  "Locker shown",
  "690 g",
  "cool water and time",
  "A pink streak",
  "mix --rest 20m",
  "https://mill.example/flours",
];
