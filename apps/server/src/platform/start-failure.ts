/**
 * Stemma cannot start for a reason that the operator can fix: the message is one line with the problem and the fix. The
 * entry point prints it without a stack and exits with code 1.
 */
export class StartFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartFailure";
  }
}
