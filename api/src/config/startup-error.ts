/** Something outside the program keeps it from starting; its message is the one line that the operator reads. */
export class StartupError extends Error {
  readonly code = 'cannot_start';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}

/** The system's error code (`EACCES`, `ENOSPC`, ...) of an error, or null. */
export function systemCode(error: unknown): string | null {
  // By shape: an error of Node's own may come from another realm than this code, as it does under jest.
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}

const DISK_REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
};

/** What keeps a folder from being used, in words; null where the error is of another kind. */
export function diskReason(error: unknown): string | null {
  return DISK_REASONS[systemCode(error) ?? ''] ?? null;
}

/** The same as `diskReason`, for what PostgreSQL's programs print. */
export function diskReasonIn(output: string): string | null {
  if (/No space left on device/i.test(output)) return 'the disk is full';
  if (/Read-only file system/i.test(output)) return 'the disk is read-only';
  if (/Permission denied/i.test(output)) return 'the database’s user may not write there';
  return null;
}
