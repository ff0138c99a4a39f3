import type { AreaBuild } from '@counterpoint/contract/registry';
import { isCompatible } from '@counterpoint/contract/version';
import type { HostBuild } from '../assets/host-build.ts';
import { DeploymentRefused } from './deployment-refused.ts';

export function refuseMismatch({ area, version, needs }: AreaBuild, offers: HostBuild['offers']): void {
  for (const name of ['contract', 'kit'] as const)
    if (!isCompatible(offers[name], needs[name]))
      throw new DeploymentRefused(
        `${version} of “${area}” needs ${name} ${needs[name]}, and the host offers ${offers[name]}. ` +
          (isCompatible(needs[name], offers[name]) ? 'Build and start the newer host first.' : 'Build the area again.'),
      );
}
