/** What is wrong with a body that is being read, and where. Thrown by the readers, caught by `readBody`. */
export class BodyFault extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.name = "BodyFault";
    this.path = path;
  }
}
