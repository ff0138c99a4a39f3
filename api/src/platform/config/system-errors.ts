const DISK_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
};

export function diskReason(error: unknown): string | null {
  const code = systemCode(error) ?? '';
  if (code === 'ENOENT' && systemCall(error) === 'mkdir') return 'no folder can be made there';
  return DISK_REASONS[code] ?? null;
}

export function diskReasonIn(output: string): string | null {
  if (/No space left on device/i.test(output)) return 'the disk is full';
  if (/Read-only file system/i.test(output)) return 'the disk is read-only';
  if (/Permission denied/i.test(output)) return 'the database’s user may not write there';
  return null;
}

export function systemCode(error: unknown): string | null {
  return textOf(error, 'code');
}

export function systemCall(error: unknown): string | null {
  return textOf(error, 'syscall');
}

export function systemPath(error: unknown): string | null {
  return textOf(error, 'path');
}

/** By shape: under jest, Node's errors come from another realm. */
function textOf(error: unknown, name: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : null;
}
