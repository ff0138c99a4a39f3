import type { AreaBuild } from '@counterpoint/contract/registry';
import { isCompatible } from '@counterpoint/contract/version';
import type { HostBuild } from '../assets/host-build.ts';
import * as text from '../messages/deployments.generated.ts';
import { DeploymentRejected } from './deployment-rejected.ts';

/** Throws a `DeploymentRejected` if the host has another contract or kit, or lacks an export that the build refers to. */
export function rejectMismatch(build: AreaBuild, offers: HostBuild['offers']): void {
  const { area, version, needs } = build;
  for (const name of ['contract', 'kit'] as const)
    if (!isCompatible(offers[name], needs[name]))
      throw new DeploymentRejected(() =>
        text.mismatch({
          version,
          area,
          part: name,
          needed: needs[name],
          offered: offers[name],
          action: isCompatible(needs[name], offers[name]) ? 'host' : 'area',
        }),
      );
  const [missing] = missingExports(build, offers);
  if (missing) throw new DeploymentRejected(() => text.missingExport({ version, area, ...missing }));
}

/** A module that the host doesn't provide at all isn't missing: the area brings its own copy. */
function missingExports({ uses }: AreaBuild, { exports }: HostBuild['offers']): { module: string; name: string }[] {
  return Object.entries(uses).flatMap(([module, names]) => {
    const provided = exports[module];
    if (!provided) return [];
    return names.filter((name) => name !== '*' && !provided.includes(name)).map((name) => ({ module, name }));
  });
}
