import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchPortal, TEMPLATE_VARIABLE } from './start-portal.ts';

/**
 * Prepares the data that every portal of this run starts from: creating it takes most of the time of a start.
 * Playwright calls the returned function at the end.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a setup by its default export
export default async function createTemplate(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-e2e-template-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const portal = await launchPortal(dataDir);
    await portal.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[TEMPLATE_VARIABLE] = dataDir;
  return remove;
}
