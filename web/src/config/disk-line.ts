import { diskReason, systemPath } from 'api/system-errors';

/**
 * One line for an error of the disk, with its path, or `folder` where the system names none; null where the error is of
 * another kind.
 */
export function diskLine(error: unknown, folder: string): string | null {
  const reason = diskReason(error);
  return reason && `${systemPath(error) ?? folder} cannot be used: ${reason}.`;
}
