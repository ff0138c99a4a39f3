import { buildBundles } from '../bundles/build-bundles.ts';
import { BUNDLES } from '../bundles/bundles.ts';
import type { CheckResult } from './run-check.ts';

export async function runBuild(): Promise<CheckResult> {
  const lines: string[] = [];
  try {
    await buildBundles({ onProgress: (line) => lines.push(line) });
    return { passed: BUNDLES.length, failed: 0, output: lines.join('\n') };
  } catch (error) {
    const output = [...lines, error instanceof Error ? error.message : String(error)].join('\n');
    return { passed: 0, failed: BUNDLES.length, output };
  }
}
