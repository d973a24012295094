/** A file of the repository as text, for tests that hold a document against the code. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
