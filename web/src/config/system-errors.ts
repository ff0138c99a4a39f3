const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
};

/**
 * One line for an error of the disk, with its path, or `folder` where the system names none; null where the error is of
 * another kind.
 */
export function diskReason(error: unknown, folder: string): string | null {
  const code = systemCode(error) ?? '';
  const reason = code === 'ENOENT' && systemCall(error) === 'mkdir' ? 'no folder can be made there' : REASONS[code];
  if (!reason) return null;
  return `${property(error, 'path') ?? folder} cannot be used: ${reason}.`;
}

/** The system's code of an error (`ENOENT`, `EADDRINUSE`, ...), or null. By its shape: a test's `Error` is another class. */
export function systemCode(error: unknown): string | null {
  return property(error, 'code');
}

/** The system call that failed (`listen`, `open`, ...), or null. */
export function systemCall(error: unknown): string | null {
  return property(error, 'syscall');
}

function property(error: unknown, name: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : null;
}
