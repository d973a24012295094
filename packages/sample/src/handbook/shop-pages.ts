import type { PageContent } from "../sample-page.ts";

/** The pages of the workspace 'Shop'. */
export const shopPages = {
  opening: {
    title: "Opening the shop",
    lines: [
      "The door opens at seven. Guests who wait at ten to seven are let in if the bread is on the shelf.",
      "# Before seven",
      "The till is counted and signed. The shelf is filled from the left, with the oldest loaves in front.",
      "The board outside names the bread of the day. Ask the kitchen; do not guess.",
    ],
  },
  prices: {
    title: "Prices",
    lines: [
      "Prices change in March and in September. In between they do not.",
      "# Bread",
      "Rye loaf, one kilogram: four euros twenty. Nut loaf: five euros ten. Rolls: sixty cents.",
      "# Restaurants",
      "Three euros for each loaf, from ten loaves a day. The contract is with Mara.",
    ],
  },
  complaints: {
    title: "Complaints and refunds",
    lines: [
      "A guest who complains helps us. Thank them, and listen until they have finished.",
      "# What you may do yourself",
      "Replace any product, or give back up to **ten euros**. You need nobody's permission and no receipt.",
      "# What you write down",
      "What was wrong, which batch, and what you gave. The kitchen reads the list every Friday.",
    ],
  },
  orders: {
    title: "Orders for events",
    lines: [
      "Orders of more than twenty loaves need two days. Smaller ones need until noon of the day before.",
      "# What to ask",
      "Name, telephone number, day and hour, who collects, and whether anybody has an allergy.",
      "Half of the price is paid when the order is made.",
    ],
  },
  cash: {
    title: "Cash and cards",
    lines: [
      "The till begins every day with two hundred euros. It is counted when you take it over and when you hand it on.",
      "If the card reader fails, write the amount and the name on the list. Nobody is sent to a cash machine.",
      "A difference of more than five euros is told to Tomas on the same day. It happens, and it is not a reproach.",
    ],
  },
} satisfies Record<string, PageContent>;

/** Never published. */
export const loyaltyCards: PageContent = {
  title: "Loyalty cards",
  lines: [
    "Ten loaves, the eleventh is free.",
    "Does it pay? Count for a month who comes more than twice a week.",
  ],
};
