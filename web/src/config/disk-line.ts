import { inTerminalLanguage } from '@counterpoint/messages/node';
import { diskReason, systemPath } from 'api/system-errors';
import { unusablePath } from '../messages/settings.generated.ts';

/** Describes a disk error with its path, or `folder` if it names none; null for other errors. */
export function diskLine(error: unknown, folder: string): string | null {
  const reason = diskReason(error);
  return reason && inTerminalLanguage(() => unusablePath({ path: systemPath(error) ?? folder, reason }));
}
