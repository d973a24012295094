/** A file of the repository as text, for tests that compare a document with the code. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
