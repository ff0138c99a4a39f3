export class StartupError extends Error {
  readonly code = 'cannot_start';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
