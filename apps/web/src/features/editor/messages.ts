/** The texts of the editor: its toolbar, its slash menu, its placeholders. */
export const messages = {
  hint: "Tab indents. To leave the text, press Escape, then Tab. Alt+F10 opens the formatting toolbar; a slash opens the menu of blocks.",
  placeholders: {
    emptyBody: "Start writing or press '/ ' for commands...",
    emptyParagraph: "Start writing or type '/ ' for commands...",
    h1: "Heading 1",
    h2: "Heading 2",
    h3: "Heading 3",
  },
  toolbar: {
    title: "Formatting",
    textType: (shown: string) => `Text type: ${shown}`,
    mixed: "Mixed",
    groups: { text: "Text", alignment: "Alignment", indent: "Indent", clear: "Clear" },
    kinds: {
      paragraph: "Normal text",
      h1: "Heading 1",
      h2: "Heading 2",
      h3: "Heading 3",
    },
    actions: {
      bold: "Bold",
      italic: "Italic",
      underline: "Underline",
      left: "Align left",
      center: "Align center",
      right: "Align right",
      justify: "Justify",
      indent: "Indent",
      outdent: "Outdent",
      clear: "Remove formatting",
    },
    tooltip: (action: string, shortcut: string) => `${action} (${shortcut})`,
  },
  slashMenu: {
    title: "Insert object",
    options: {
      h1: "Heading 1",
      h2: "Heading 2",
      h3: "Heading 3",
      paragraph: "Paragraph",
    },
  },
  failure: "An error was thrown.",
  reopen: "Open the text again",
};
