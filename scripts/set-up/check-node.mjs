/** The oldest Node that runs Stemma, as `engines` in package.json has it. */
const oldest = [20, 19];

/** Ends the process with one line when this Node is too old; nothing that needs a newer one may be loaded before. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `Stemma needs Node ${oldest.join(".")} or later and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
