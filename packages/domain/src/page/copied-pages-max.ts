/** The most pages that are duplicated together: a page and those below it. They are copied in one transaction. */
export const copiedPagesMax = 500;
