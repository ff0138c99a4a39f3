import { StartupError } from 'api/server';
import { BuildMissing } from '../assets/host-build.ts';
import { diskReason, systemCall, systemCode } from './system-errors.ts';

/** An error of the start in the form that ends it with one line, where the operator can mend it. */
export function asStartupError(error: unknown, port: number): unknown {
  if (error instanceof BuildMissing) return new StartupError(error.message, error);
  if (systemCode(error) === 'EADDRINUSE')
    return new StartupError(`Port ${port} is in use: stop what runs there, or set PORT.`, error);
  if (systemCall(error) === 'listen' && systemCode(error) === 'EACCES')
    return new StartupError(`Port ${port} cannot be used by this user: set PORT.`, error);
  const reason = diskReason(error);
  return reason === null ? error : new StartupError(reason, error);
}
