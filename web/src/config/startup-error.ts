import { StartupError } from 'api/server';
import { systemCall, systemCode } from 'api/system-errors';
import { BuildMissing } from '../assets/host-build.ts';
import * as text from '../messages/settings.generated.ts';
import { DeploymentRejected } from '../registry/deployment-rejected.ts';
import { diskLine } from './disk-line.ts';
import type { WebEnv } from './env.ts';

/** Converts errors that the operator can fix to one-line startup errors. */
export function asStartupError(error: unknown, { PORT, HOST, DATA_DIR }: WebEnv): unknown {
  if (error instanceof BuildMissing || error instanceof DeploymentRejected)
    return new StartupError(() => error.message, error);
  if (systemCode(error) === 'EADDRINUSE') return new StartupError(() => text.portInUse({ port: String(PORT) }), error);
  if (systemCall(error) === 'listen' && systemCode(error) === 'EACCES')
    return new StartupError(() => text.portForbidden({ port: String(PORT) }), error);
  if (systemCall(error) === 'listen' || systemCall(error) === 'getaddrinfo')
    return new StartupError(() => text.unknownHost({ host: HOST }), error);
  const line = diskLine(error, DATA_DIR);
  return line === null ? error : new StartupError(() => line, error);
}
