import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServices } from 'api/main/create-services.ts';
import { portalWiring } from 'api/main/wiring.ts';
import { type Env, readEnv } from 'api/platform/config/env.ts';
import { openDatabase } from 'api/platform/db/open-database.ts';
import type { Services } from 'api/platform/services.ts';
import { clearNewMembers } from 'api/testing/test-clearance.ts';
import { openTestBucket } from 'web/a-bucket';
import { insertMembers, type LoadSetting, RestartableServer, startLoadClients } from '../bench/load-setting.ts';
import type { LoadMember } from '../bench/load-traffic.ts';
import { type Cluster, startCluster } from './local-cluster.ts';

const MEMBERS = 30;
/** As `haproxy.cfg` names them. */
const PORTS = [15_041, 15_042] as const;
const FIRST_METRICS_PORT = 15_051;
/** Small, so that an import can be interrupted. */
const IMPORT_BATCH = '20';

export interface ClusterSetting extends Pick<LoadSetting, 'clients' | 'samples'> {
  readonly cluster: Cluster;
  readonly env: Env;
  readonly services: Services;
  readonly members: readonly LoadMember[];
  /** Each has a data folder of its own: they share the database and the bucket. */
  readonly one: PortalProcess;
  readonly other: PortalProcess;
  close(): Promise<void>;
}

/** Two processes of the portal on a cluster of PostgreSQL and a bucket, all on this machine. */
export async function openCluster(): Promise<ClusterSetting> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-cluster-'));
  // Under root, PostgreSQL runs as another user, who must get to its own folder in there.
  fs.chmodSync(folder, 0o711);
  const closing: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const cluster = await startCluster(path.join(folder, 'cluster'));
    closing.push(cluster.stop);
    const bucket = await openTestBucket();
    closing.push(bucket.close);
    const shared = {
      DATABASE_URL: cluster.databaseUrl,
      DATABASE_REPLICA_URL: cluster.replicaUrl,
      FILES_S3_BUCKET: bucket.settings.DEPLOY_S3_BUCKET,
      FILES_S3_ENDPOINT: bucket.settings.DEPLOY_S3_ENDPOINT,
      FILES_S3_ACCESS_KEY_ID: bucket.settings.DEPLOY_S3_ACCESS_KEY_ID,
      FILES_S3_SECRET_ACCESS_KEY: bucket.settings.DEPLOY_S3_SECRET_ACCESS_KEY,
      LOG_LEVEL: 'silent',
      IMPORT_BATCH,
    };
    const env = readEnv({ ...shared, DATA_DIR: path.join(folder, 'test') });
    const opened = await openDatabase(env, portalWiring(env));
    closing.push(opened.close);
    const services = createServices({ ...opened, env, now: () => new Date() });
    await clearNewMembers(services);
    const members = await insertMembers(services, MEMBERS);
    const processOf = (name: string, number: 0 | 1) => {
      const DATA_DIR = path.join(folder, name);
      const metricsPort = FIRST_METRICS_PORT + number;
      const settings = { ...shared, LOG_LEVEL: 'info', DATA_DIR, METRICS_PORT: String(metricsPort) };
      const server = new PortalProcess({ opened, port: PORTS[number], settings }, { dataDir: DATA_DIR, metricsPort });
      closing.push(() => server.stop());
      return server;
    };
    const [one, other] = [processOf('one', 0), processOf('other', 1)];
    await one.start();
    await other.start();
    const load = startLoadClients();
    closing.push(load.clients.stop);
    return { cluster, env, services, members, one, other, ...load, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export class PortalProcess extends RestartableServer {
  readonly #place: { readonly dataDir: string; readonly metricsPort: number };

  constructor(
    setting: ConstructorParameters<typeof RestartableServer>[0],
    place: { readonly dataDir: string; readonly metricsPort: number },
  ) {
    super(setting);
    this.#place = place;
  }

  /** Reads that a replica may answer, by the server that answered them. */
  async reads(): Promise<{ replica: number; primary: number }> {
    const metrics = await (await fetch(`http://127.0.0.1:${this.#place.metricsPort}/metrics`)).text();
    const countOf = (server: string) =>
      Number(new RegExp(`^counterpoint_replica_reads_total\\{server="${server}"\\} (\\d+)$`, 'm').exec(metrics)?.[1]);
    return { replica: countOf('replica'), primary: countOf('primary') };
  }

  /** Names of mails that this process sent. */
  mails(): string[] {
    const outbox = path.join(this.#place.dataDir, 'outbox');
    return fs.existsSync(outbox) ? fs.readdirSync(outbox) : [];
  }
}
