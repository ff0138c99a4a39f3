import { areaBuild } from '@counterpoint/contract/registry';
import { parseHostBuild } from '../assets/host-build.ts';
import { workspaceAreas } from '../config/workspace-areas.ts';
import type { AreaRelease, DeployedHost, PageFiles } from '../page/page-files.ts';

/** URLs with a trailing slash; each server also serves its build record. */
export interface DevServers {
  readonly host: string;
  readonly areas: readonly string[];
}

/** Ports as in the webpack configurations. */
export function devServers(base: number): DevServers {
  const at = (offset: number) => `http://localhost:${base + offset}/`;
  return { host: at(100), areas: workspaceAreas().map(({ order }) => at(order)) };
}

const PATIENCE_MS = 30_000;

/** Files from development servers, without hashes. Leaves out areas whose server is down. */
export function devFiles({ host, areas }: DevServers): PageFiles {
  return {
    async deployed() {
      const [build, ...found] = await Promise.all([findHost(host), ...areas.map(findArea)]);
      const running = found.filter((area) => area !== null);
      return { host: build, areas: running.sort((one, other) => one.order - other.order) };
    },
    devOrigins: [host, ...areas].map((address) => new URL(address).origin),
  };
}

async function findHost(base: string): Promise<DeployedHost> {
  const address = `${base}host.json`;
  return { ...parseHostBuild(await fetchText(address), address), base };
}

async function findArea(base: string): Promise<AreaRelease | null> {
  const text = await fetchText(`${base}area.json`);
  return text === null ? null : { ...areaBuild.parse(JSON.parse(text)), base };
}

/** Null without a response. A development server responds only after its build. */
async function fetchText(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
