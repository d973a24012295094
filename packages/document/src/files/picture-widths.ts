/** The widths in pixels in which the server keeps a picture that is wider, besides its own. */
export const pictureWidths: readonly number[] = [480, 960, 1920];
