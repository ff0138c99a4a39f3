/** A file that cannot be read at all; the message tells the member what it is and what to do. */
export class RefusedFile extends Error {
  readonly code = 'refused_file';
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'RefusedFile';
  }
}
