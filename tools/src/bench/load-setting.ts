import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ipiCheckDigits } from '@counterpoint/domain/identifiers';
import { createServices } from 'api/main/create-services.ts';
import { portalWiring } from 'api/main/wiring.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { systemCode } from 'api/platform/config/system-errors.ts';
import { type OpenDatabase, openDatabase } from 'api/platform/db/open-database.ts';
import type { Services } from 'api/platform/services.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { startWatchedServer, type WatchedServer } from 'api/testing/watched-server.ts';
import { backendPid } from './bench-repository.ts';
import { type Clients, startClients } from './client-process.ts';
import { createCorpus } from './corpus/corpus.ts';
import { fillWithCorpus } from './corpus/corpus-repository.ts';
import type { LoadOrder } from './load-client.ts';
import { Samples } from './load-samples.ts';
import type { LoadMember, Sample } from './load-traffic.ts';
import { sessionHeaders } from './session-headers.ts';

const MEMBERS = 100;
const RETRY_MS = 100;
/** Members with an IPI name number register their own works at once. */
const FIRST_IPI = 240_000_000;

export interface LoadSetting {
  readonly dataDir: string;
  readonly opened: OpenDatabase;
  readonly server: RestartableServer;
  readonly clients: LoadClients;
  /** What the clients sent so far. */
  readonly samples: Samples;
  /** As soon as it accepts connections. */
  killDatabase(): Promise<void>;
}

/** A database with works, the API in a process of its own, and the members in another. */
export async function withLoad<Result>(
  { dataDir, works }: { readonly dataDir: string; readonly works: number },
  work: (setting: LoadSetting) => Promise<Result>,
): Promise<Result> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env, portalWiring(env));
  const server = new RestartableServer({ opened, port: await freePort(), settings: { DATA_DIR: dataDir } });
  const { clients, samples } = startLoadClients();
  try {
    const owner = await insertMember(opened.db, { email: 'load@example.org' });
    await fillWithCorpus(opened.connection, createCorpus(works), owner.memberId);
    const services = createServices({ ...opened, env, now: () => new Date() });
    const members = await insertMembers(services, MEMBERS);
    await server.start();
    await clients.ask({ order: 'prepare', address: server.address, members, works, seed: 1 });
    const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid');
    const killDatabase = async () => {
      await waitUntilConnected(opened);
      killIfRunning(Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10));
    };
    return await work({ dataDir, opened, server, clients, samples, killDatabase });
  } finally {
    clients.stop();
    await server.stop();
    await opened.close();
  }
}

export type LoadClients = Clients<LoadOrder>;

export function startLoadClients(): Pick<LoadSetting, 'clients' | 'samples'> {
  const samples = new Samples();
  const onSamples = (more: readonly Sample[]) => samples.add(more);
  return { samples, clients: startClients<LoadOrder, readonly Sample[]>('./load-client.ts', onSamples) };
}

export async function insertMembers(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  count: number,
): Promise<LoadMember[]> {
  const members: LoadMember[] = [];
  for (let number = 0; number < count; number += 1) {
    const nine = String(FIRST_IPI + number);
    const ipi_name_number = `${nine}${ipiCheckDigits(nine)}`;
    const member = await insertMember(services.db, { email: `load-${number}@example.org`, ipi_name_number });
    members.push({ partyId: member.partyId, headers: await sessionHeaders(services, member) });
  }
  return members;
}

/** The database may be ending, after its supervisor was killed. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

async function waitUntilConnected({ db }: OpenDatabase): Promise<void> {
  for (;;) {
    try {
      await backendPid(db);
      return;
    } catch {
      await pause(RETRY_MS);
    }
  }
}

interface ServerSetting {
  readonly opened: OpenDatabase;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
}

/** Always at the same address. */
export class RestartableServer {
  readonly #setting: ServerSetting;
  #running: WatchedServer | null = null;

  constructor(setting: ServerSetting) {
    this.#setting = setting;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/api/v1`;
  }

  get port(): number {
    return this.#setting.port;
  }

  /** Once the database accepts connections: before, it would end again and be restarted by its supervisor. */
  async start(): Promise<void> {
    const { opened, port, settings } = this.#setting;
    await waitUntilConnected(opened);
    const always = { PORT: String(port), TEST_MODE: 'on', TRUST_PROXY: 'loopback' };
    this.#running = await startWatchedServer(opened.connection, { ...always, ...settings });
  }

  async measure(): Promise<Awaited<ReturnType<WatchedServer['measure']>> | null> {
    return (await this.#running?.measure()) ?? null;
  }

  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#running = null;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
