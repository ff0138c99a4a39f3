/** An unreadable file. The message tells the member what to do. */
export class RefusedFile extends Error {
  readonly code = 'refused_file';
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'RefusedFile';
  }
}
