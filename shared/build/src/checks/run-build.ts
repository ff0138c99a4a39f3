import { buildBundles } from '../bundles/build-bundles.ts';
import { BUNDLES } from '../bundles/bundles.ts';
import type { CheckResult } from './result.ts';

export async function runBuild(): Promise<CheckResult> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const lines: string[] = [];
  try {
    await buildBundles({ onProgress: (line) => lines.push(line) });
    return { name: 'build', passed: BUNDLES.length, failed: 0, output: lines.join('\n'), seconds: seconds() };
  } catch (error) {
    const output = [...lines, error instanceof Error ? error.message : String(error)].join('\n');
    return { name: 'build', passed: 0, failed: BUNDLES.length, output, seconds: seconds() };
  }
}
