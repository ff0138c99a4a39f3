import type { Registry } from 'prom-client';
import { poolUse } from '../db/open-database.ts';
import { replicaReads } from '../db/replica.ts';
import type { Database } from '../db/transaction.ts';
import { readBacklog } from './metrics-repository.ts';

export interface Sources {
  readonly db: Database;
  readonly live: { streams(): number };
}

type Figures = Awaited<ReturnType<typeof readFigures>>;
/** `value` and `labels` are columns of `rows`. */
type GaugeOf = readonly [help: string, rows: keyof Figures, value: string, ...labels: string[]];

const GAUGES: Readonly<Record<string, GaugeOf>> = {
  jobs_due: ['Jobs whose time has come', 'jobs', 'due', 'type'],
  jobs_failing: ['Jobs that failed and will be tried again', 'jobs', 'failing', 'type'],
  job_age_seconds: ['How long the oldest job has been due', 'jobs', 'age', 'type'],
  imports_open: ['Imports that are not finished', 'imports', 'count', 'state'],
  mail_waiting: ['Mail that is not sent', 'mail', 'count', 'state'],
  browser_errors: ['Unresolved errors seen in browsers', 'errors', 'seen', 'area'],
  browser_uncaught_errors: ['Those of them that no error page showed', 'errors', 'uncaught', 'area'],
  area_error_members: ['Members with an error in the last hour', 'reporters', 'members', 'area', 'version'],
  pages_measured: ['Pages that browsers measured in the last day', 'vitals', 'pages', 'area', 'version'],
  largest_paint_ms: ['Largest Contentful Paint, 75th percentile', 'vitals', 'largest_paint_ms', 'area', 'version'],
  interaction_ms: ['Interaction to Next Paint, 75th percentile', 'vitals', 'interaction_ms', 'area', 'version'],
  layout_shift: ['Cumulative Layout Shift, 75th percentile of a day', 'vitals', 'layout_shift', 'area', 'version'],
  pool_connections: ['Connections of this process, and requests that wait for one', 'pool', 'count', 'state'],
  live_streams: ['Open event streams of this process', 'live', 'streams'],
};

async function readFigures({ db, live }: Sources) {
  const { mail = {}, errors, vitals, ...backlog } = await readBacklog(db);
  // Without a series at 0, the first errors of an area wouldn't count as a rise.
  const none = vitals.map(({ area }) => ({ area, seen: 0, uncaught: 0 }));
  return {
    ...backlog,
    vitals,
    errors: [...none, ...errors],
    mail: byState(mail),
    pool: byState(poolUse(db)),
    live: [{ streams: live.streams() }],
  };
}

function byState(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts).map(([state, count]) => ({ state, count }));
}

/** Returns a function that updates the gauges before a scrape. */
export async function createBacklogGauges(registry: Registry, sources: Sources): Promise<() => Promise<void>> {
  const { Counter, Gauge } = await import('prom-client');
  const registers = [registry];
  const gauges = Object.entries(GAUGES).map(([name, [help, rows, value, ...labelNames]]) => {
    const gauge = new Gauge({ name: `counterpoint_${name}`, help, labelNames, registers });
    return (figures: Figures) => {
      gauge.reset();
      for (const row of figures[rows]) {
        const columns = new Map<string, string | number | null>(Object.entries(row));
        const labels = Object.fromEntries(labelNames.map((label) => [label, String(columns.get(label))]));
        const measured = columns.get(value);
        if (typeof measured === 'number') gauge.set(labels, measured);
      }
    };
  });
  const reads = new Counter({
    name: 'counterpoint_replica_reads_total',
    help: 'Reads that a replica may answer, by the server that did',
    labelNames: ['server'],
    registers,
  });
  return async () => {
    const figures = await readFigures(sources);
    for (const update of gauges) update(figures);
    reads.reset();
    for (const [server, count] of Object.entries(replicaReads(sources.db) ?? {})) reads.inc({ server }, count);
  };
}
