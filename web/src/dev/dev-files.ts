import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { areaBuild, type DeployedArea } from '@counterpoint/contract/registry';
import { parseHostBuild } from '../assets/host-build.ts';
import type { DeployedHost, PageFiles } from '../page/page-files.ts';

/** URLs with a trailing slash; each server also serves its build record. */
export interface DevServers {
  readonly host: string;
  readonly areas: Readonly<Record<AreaId, string>>;
}

/** Ports as in the webpack configurations, where `base` is 3000. */
export function devServers(base: number): DevServers {
  const at = (offset: number) => `http://localhost:${base + offset}/`;
  return { host: at(100), areas: { compositions: at(1), recordings: at(2), oppositions: at(3), account: at(4) } };
}

const PATIENCE_MS = 30_000;

/** Files from development servers, without hashes. Leaves out areas whose server is down. */
export function devFiles({ host, areas }: DevServers): PageFiles {
  return {
    async deployed() {
      const [build, ...found] = await Promise.all([findHost(host), ...AREA_IDS.map((area) => findArea(areas[area]))]);
      const registry = { areas: Object.fromEntries(found.filter((one) => one !== null).map((one) => [one.area, one])) };
      return { host: build, registry };
    },
    devOrigins: [host, ...Object.values(areas)].map((address) => new URL(address).origin),
  };
}

async function findHost(base: string): Promise<DeployedHost> {
  const address = `${base}host.json`;
  return { ...parseHostBuild(await fetchText(address), address), base };
}

async function findArea(base: string): Promise<DeployedArea | null> {
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
