/** How many titles a question names before something is removed for good. */
export const titlesOfLossMax = 5;
