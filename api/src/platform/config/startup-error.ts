/** An external problem that prevents the start. The message is the one line that the operator reads. */
export class StartupError extends Error {
  readonly code = 'cannot_start';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
