import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import { areaBuild, type DeployedArea, type Registry } from '@counterpoint/contract/registry';
import { parseHostBuild } from '../assets/host-build.ts';
import type { PageFiles } from '../page/page-files.ts';

/** Where the development servers listen; each also serves the record of its build. */
export interface DevServers {
  /** The host's, with a slash at its end. */
  readonly host: string;
  /** An area's, with a slash at its end. */
  readonly areas: Readonly<Record<AreaId, string>>;
}

/** As the webpack configurations of host and remotes say; `base` is 3000 there. */
export function devServers(base: number): DevServers {
  const at = (offset: number) => `http://localhost:${base + offset}/`;
  return { host: at(100), areas: { compositions: at(1), recordings: at(2), oppositions: at(3), account: at(4) } };
}

const PATIENCE_MS = 30_000;

/** Pages from development servers, without hashes. An area whose server is down is missing. */
export function devFiles({ host, areas }: DevServers, signIn: PageFiles['signIn']): PageFiles {
  return {
    hostBase: host,
    signIn,
    async host() {
      const address = `${host}host.json`;
      return parseHostBuild(await fetchText(address), address);
    },
    async registry(): Promise<Registry> {
      const found = await Promise.all(AREA_IDS.map((area) => findArea(areas[area])));
      return { areas: Object.fromEntries(found.filter((one) => one !== null).map((one) => [one.area, one])) };
    },
    devOrigins: [host, ...Object.values(areas)].map((address) => new URL(address).origin),
  };
}

async function findArea(base: string): Promise<DeployedArea | null> {
  const text = await fetchText(`${base}area.json`);
  return text === null ? null : { ...areaBuild.parse(JSON.parse(text)), base };
}

/** Null when nobody answers. A server that is building holds its answer until it has built. */
async function fetchText(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
