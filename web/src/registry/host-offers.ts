import type { AreaBuild } from '@counterpoint/contract/registry';
import { isCompatible } from '@counterpoint/contract/version';
import type { HostBuild } from '../assets/host-build.ts';
import { mismatch } from '../messages/deployments.generated.ts';
import { DeploymentRejected } from './deployment-rejected.ts';

export function rejectMismatch({ area, version, needs }: AreaBuild, offers: HostBuild['offers']): void {
  for (const name of ['contract', 'kit'] as const)
    if (!isCompatible(offers[name], needs[name]))
      throw new DeploymentRejected(() =>
        mismatch({
          version,
          area,
          part: name,
          needed: needs[name],
          offered: offers[name],
          action: isCompatible(needs[name], offers[name]) ? 'host' : 'area',
        }),
      );
}
