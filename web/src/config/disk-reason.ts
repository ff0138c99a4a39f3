const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
};

/** One line for an error of the disk, with its path; null where the error is of another kind. */
export function diskReason(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const reason = REASONS[error.code];
  if (!reason) return null;
  const where = 'path' in error && typeof error.path === 'string' ? error.path : 'The disk';
  return `${where} cannot be used: ${reason}.`;
}
