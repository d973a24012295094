/** An error in a body, with its path. The readers throw it, `readBody` catches it. */
export class BodyFault extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.name = "BodyFault";
    this.path = path;
  }
}
