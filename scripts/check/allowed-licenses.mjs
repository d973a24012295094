/** The licences that a package may have, whether it is in the product or a tool: they ask for little more than to be named. */
export const allowed = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "PSF-2.0",
  "Unlicense",
  "Zlib",
];

/** What a tool may have besides: it is not part of what people get. */
export const allowedForTools = ["CC-BY-3.0", "MPL-2.0"];

/**
 * Packages with another licence, or whose package.json names none that a program can read. Each was looked at; `pattern` is held against the name.
 */
export const reviewed = [
  {
    pattern: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    because: "libvips is a library of its own beside sharp, which anybody can replace.",
  },
  {
    pattern: /^elkjs$/,
    license: "EPL-2.0",
    because: "Mermaid uses it unchanged. The licence asks for the source, which is public.",
  },
  {
    pattern: /^lightningcss(-.+)?$/,
    license: "MPL-2.0",
    because: "Vite builds with it; nothing of it is in what is built.",
  },
  { pattern: /^khroma$/, license: "MIT", because: "Its file `license` is the MIT licence." },
  {
    pattern: /^(busboy|dicer|streamsearch)$/,
    license: "MIT",
    because: "Its package.json names it in the old form, `licenses`.",
  },
  {
    pattern: /^(humanize-number|only)$/,
    license: "MIT",
    because: "Its readme says so. A tool of tests.",
  },
  { pattern: /^jsonify$/, license: "CC0-1.0", because: "It is in the public domain." },
];
