import { diskReason, systemPath } from 'api/system-errors';

/** Describes a disk error with its path, or `folder` if it names none; null for other errors. */
export function diskLine(error: unknown, folder: string): string | null {
  const reason = diskReason(error);
  return reason && `${systemPath(error) ?? folder} cannot be used: ${reason}.`;
}
