import { rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runNode } from '../processes/run.ts';
import { WORKSPACE } from '../workspace.ts';
import { BUNDLES, type Bundle } from './bundles.ts';
import { fingerprint, isStale, stamp } from './fingerprint.ts';

const BUNDLE_SCRIPT = fileURLToPath(new URL('./bundle.ts', import.meta.url));

interface BuildOptions {
  readonly names?: readonly string[];
  readonly isForced?: boolean;
  readonly onProgress: (line: string) => void;
}

/**
 * Builds stale bundles in parallel, two at a time, each in its own process.
 *
 * @returns the number of bundles built
 * @throws with webpack's output if one fails
 */
export async function buildBundles({ names, isForced = false, onProgress }: BuildOptions): Promise<number> {
  const bundles = names ? withContained(names.map(bundleNamed)) : BUNDLES;
  const stale = bundles.filter((bundle) => isForced || isStale(bundle));
  if (stale.length === 0) return 0;
  onProgress(`Building ${stale.length} of ${bundles.length} bundles: ${stale.map(({ name }) => name).join(', ')}`);
  let done = 0;
  const built = new Map<string, PromiseWithResolvers<void>>(stale.map(({ name }) => [name, Promise.withResolvers()]));
  const build = async (bundle: Bundle) => {
    await built.get(bundle.contains ?? '')?.promise;
    const made = fingerprint(bundle);
    // If the build fails, a deployment must not take the one before.
    rmSync(path.join(WORKSPACE, bundle.output), { recursive: true, force: true });
    const { exitCode, output, seconds } = await runNode([BUNDLE_SCRIPT, bundle.config], {
      env: { NODE_ENV: 'production' },
    });
    if (exitCode !== 0) throw new Error(`${bundle.name} could not be built.\n${output.trim()}`);
    stamp(bundle, made);
    built.get(bundle.name)?.resolve();
    done += 1;
    onProgress(`  ${done}/${stale.length} ${bundle.name} (${seconds.toFixed(1)} s)`);
  };
  await Readable.from(stale).forEach(build, { concurrency: 2 });
  return stale.length;
}

/** A bundle is only as new as the one that it contains. */
function withContained(bundles: readonly Bundle[]): readonly Bundle[] {
  return BUNDLES.filter((each) => bundles.some(({ name, contains }) => each.name === name || each.name === contains));
}

function bundleNamed(name: string): Bundle {
  const bundle = BUNDLES.find((candidate) => candidate.name === name);
  if (!bundle)
    throw new Error(
      `There is no bundle “${name}”. There are: ${BUNDLES.map((one) => one.name).join(', ')}. An area’s is the name of its folder, remote-<id>, which has an area.json.`,
    );
  return bundle;
}
