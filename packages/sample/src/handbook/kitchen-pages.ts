import type { PageContent } from "../sample-page.ts";

/** The pages of the workspace 'Kitchen handbook', except 'The bread day'. */
export const kitchenPages = {
  openingList: {
    title: "Opening list",
    lines: [
      "Whoever opens comes at half past three and works through this list before the first dough.",
      "# In this order",
      "1. Turn on the deck oven. It needs **ninety minutes** to reach two hundred and forty degrees.",
      "1. Read the thermometer in the proofing room and write the number on the sheet.",
      "1. Look at the starter. It should stand at twice its height. If it fell, ring Ana.",
      "1. Check the list by the door against what lies in the cold room.",
      "# If something is wrong",
      "The number of the electrician hangs in the fuse box. Nobody opens the gas valve alone.",
    ],
  },
  proofingRoom: {
    title: "Proofing room",
    lines: [
      "The proofing room holds eight racks of twelve loaves. It is set to twenty-six degrees and seventy-five per cent of humidity.",
      "# Before the season changes",
      "[ ] Clean the fan.",
      "[ ] Empty the drip tray.",
      "[ ] Compare the two thermometers. If they differ by more than one degree, both go to be checked.",
      "# While it runs",
      "The door stays shut for an hour after a rack went in. A door that stands open for two minutes costs twenty minutes of rise.",
    ],
  },
  starter: {
    title: "Feeding the starter",
    lines: [
      "The starter is fed once a day and never skipped. Two jars stand in the cold room: one works, the other one is the reserve.",
      "# The usual feed",
      "One part starter, one part rye, one part water. Stir until no dry flour is left at the bottom.",
      "# When it is slow",
      "Feed it twice in one day, at eight and at four, and keep it beside the oven. It recovers within two days.",
      "[!] A pink or orange streak means that it is spoilt. Throw both jars away and begin with the dried reserve.",
    ],
  },
  suppliers: {
    title: "Suppliers",
    lines: [
      "We buy from people whom we can visit. An order that is not written here was not made.",
      "# Flour",
      "Huber's mill delivers on Tuesdays, before ten. Rye type 1150, wheat type 550, in sacks of twenty-five kilograms.",
      "# Dairy and eggs",
      "The Moser farm comes on Mondays and Thursdays. Count the eggs before you sign.",
      "# Seeds and salt",
      "Once a month from [the cooperative](https://cooperative.example/orders). Order by the twentieth.",
    ],
  },
  allergens: {
    title: "Allergens",
    lines: [
      "Guests ask, and a wrong answer can send somebody to hospital. If you do not know, say so and look here.",
      "# In everything",
      "All breads contain **gluten**. The kitchen works with sesame, nuts, milk and eggs, so traces are possible in every product.",
      "# In single products",
      "- **Nut loaf:** walnut and hazelnut",
      "- **Brioche:** milk and egg",
      "- **Seeded rolls:** poppy and sunflower",
      "# On the label",
      "Allergens stand in bold. A product without a label does not leave the kitchen.",
    ],
  },
  ryeLoaf: {
    title: "Rye loaf",
    lines: [
      "The loaf that made the shop's name. It needs two days, and most of that is waiting.",
      "# For forty loaves",
      "- Flour",
      "  - Eighteen kilograms of rye",
      "  - Six kilograms of wheat",
      "- Nineteen litres of water",
      "- Four hundred and eighty grams of salt",
      "- Six kilograms of starter",
      "# Baking",
      "Two hundred and forty degrees for fifteen minutes with steam, then two hundred for forty-five minutes. It is done when the core reads ninety-eight degrees.",
    ],
  },
  ovenCare: {
    title: "Caring for the oven",
    lines: [
      "The deck oven is from 1987 and will outlive us if it is swept.",
      "Sweep every stone after the last batch, with the long brush, never with water: a wet stone cracks.",
      "# Every Sunday",
      "Let it cool to sixty degrees, wipe the seals, oil the hinges. Write the date in the book on the wall.",
    ],
  },
} satisfies Record<string, PageContent>;

/** Published and then deleted. */
export const speltRolls: PageContent = {
  title: "Spelt rolls",
  lines: [
    "We stopped baking spelt rolls when the mill ran out of spelt.",
    "Sixty grams each, twelve minutes at two hundred and twenty degrees.",
  ],
};

/** Never published. */
export const summerMenu: PageContent = {
  title: "Summer menu",
  lines: [
    "What we bake when nobody wants a heavy loaf.",
    "# Ideas",
    "Focaccia with rosemary, in trays, sold by weight. Needs a second shelf at the counter.",
    "A light wheat loaf with buttermilk. Ben wants to try it in May.",
  ],
};
