/** The texts at a picture or a file. */
export const messages = {
  widths: { text: "As wide as the text", wide: "Wider than the text", full: "Full width" },
  width: "Width of the image",
  describe: "Describe the image",
  description: "What the image shows",
  descriptionHint: "For people who cannot see it",
  removeImage: "Delete image",
  removeFile: "Delete file",
};
