const DISK_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
};

/** What keeps a folder or a file from being used, in words; null where the error is of another kind. */
export function diskReason(error: unknown): string | null {
  const code = systemCode(error) ?? '';
  if (code === 'ENOENT' && systemCall(error) === 'mkdir') return 'no folder can be made there';
  return DISK_REASONS[code] ?? null;
}

/** The same as `diskReason`, for what PostgreSQL's programs print. */
export function diskReasonIn(output: string): string | null {
  if (/No space left on device/i.test(output)) return 'the disk is full';
  if (/Read-only file system/i.test(output)) return 'the disk is read-only';
  if (/Permission denied/i.test(output)) return 'the database’s user may not write there';
  return null;
}

/** The system's code of an error (`ENOENT`, `EADDRINUSE`, ...), or null. */
export function systemCode(error: unknown): string | null {
  return textOf(error, 'code');
}

/** The system call that failed (`listen`, `open`, ...), or null. */
export function systemCall(error: unknown): string | null {
  return textOf(error, 'syscall');
}

/** The path that the failed call was about, or null. */
export function systemPath(error: unknown): string | null {
  return textOf(error, 'path');
}

/** By shape: an error of Node's own may come from another realm than this code, as it does under jest. */
function textOf(error: unknown, name: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : null;
}
