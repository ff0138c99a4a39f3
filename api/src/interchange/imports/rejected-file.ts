export class RejectedFile extends Error {
  readonly code = 'refused_file';
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'RejectedFile';
  }
}
