/** The oldest supported version of Node, the same as `engines` in package.json. */
const oldest = [20, 19];

/**
 * Exits with a message if this version of Node is too old. Must run before any module that needs a newer one is loaded.
 */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Stemma needs Node ${oldest.join(".")} or later and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
