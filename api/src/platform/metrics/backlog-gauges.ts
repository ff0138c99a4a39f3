import type { Gauge, Registry } from 'prom-client';
import { poolUse } from '../db/open-database.ts';
import { replicaReads } from '../db/replica.ts';
import type { Database } from '../db/transaction.ts';
import { readBacklog, type Vitals } from './metrics-repository.ts';

export interface Sources {
  readonly db: Database;
  readonly live: { streams(): number };
}

/** Returns a function that updates the gauges before a scrape. */
export async function createBacklogGauges(registry: Registry, { db, live }: Sources): Promise<() => Promise<void>> {
  const { Gauge } = await import('prom-client');
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `counterpoint_${name}`, help, labelNames, registers });
  const jobs = gauge('jobs_due', 'Jobs whose time has come', ['type']);
  const failing = gauge('jobs_failing', 'Jobs that failed and will be tried again', ['type']);
  const age = gauge('job_age_seconds', 'How long the oldest job has been due', ['type']);
  const imports = gauge('imports_open', 'Imports that are not finished', ['state']);
  const mail = gauge('mail_waiting', 'Mail that is not sent', ['state']);
  const setErrors = createErrorGauges(gauge);
  const setVitals = createVitalGauges(gauge);
  const pool = gauge('pool_connections', 'Connections of this process, and requests that wait for one', ['state']);
  const updateReads = await createReadCounter(registers, db);
  const streams = gauge('live_streams', 'Open event streams of this process');
  return async () => {
    const backlog = await readBacklog(db);
    for (const each of [jobs, failing, age, imports]) each.reset();
    for (const { type, due, failing: failed, age: seconds } of backlog.jobs) {
      jobs.set({ type }, due);
      failing.set({ type }, failed);
      age.set({ type }, seconds);
    }
    for (const { state, count } of backlog.imports) imports.set({ state }, count);
    setErrors(backlog);
    setVitals(backlog.vitals);
    for (const [state, count] of Object.entries(backlog.mail ?? {})) mail.set({ state }, count);
    for (const [state, count] of Object.entries(poolUse(db))) pool.set({ state }, count);
    updateReads();
    streams.set(live.streams());
  };
}

type Backlog = Awaited<ReturnType<typeof readBacklog>>;
type Label = 'area' | 'version';
type CreateGauge = (name: string, help: string, labelNames: readonly Label[]) => Gauge<Label>;

/** Returns a function that sets the errors of areas and versions. */
function createErrorGauges(gauge: CreateGauge): (backlog: Backlog) => void {
  const seenIn = gauge('browser_errors', 'Unresolved errors seen in browsers', ['area']);
  const uncaughtIn = gauge('browser_uncaught_errors', 'Those of them that no error page showed', ['area']);
  const reporting = gauge('area_error_members', 'Members with an error of a version in the last hour', [
    'area',
    'version',
  ]);
  return ({ errors, reporters, vitals }) => {
    for (const each of [seenIn, uncaughtIn, reporting]) each.reset();
    // Without a series at 0, the first errors of an area wouldn't count as a rise.
    for (const { area } of vitals) for (const each of [seenIn, uncaughtIn]) each.set({ area }, 0);
    for (const { area, seen, uncaught } of errors) {
      seenIn.set({ area }, seen);
      uncaughtIn.set({ area }, uncaught);
    }
    for (const { area, version, members } of reporters) reporting.set({ area, version }, members);
  };
}

const NAMES = ['largest_paint_ms', 'interaction_ms', 'layout_shift'] as const;

/** Returns a function that sets the web vitals of each version. */
function createVitalGauges(gauge: CreateGauge): (vitals: readonly Vitals[]) => void {
  const labels = ['area', 'version'] as const;
  const pages = gauge('pages_measured', 'Pages whose web vitals browsers reported in the last day', labels);
  const measures = {
    largest_paint_ms: gauge('largest_paint_ms', 'Largest Contentful Paint of the last day, 75th percentile', labels),
    interaction_ms: gauge('interaction_ms', 'Interaction to Next Paint of the last day, 75th percentile', labels),
    layout_shift: gauge('layout_shift', 'Cumulative Layout Shift of the last day, 75th percentile', labels),
  };
  return (vitals) => {
    for (const each of [pages, ...Object.values(measures)]) each.reset();
    for (const { area, version, pages: count, ...measured } of vitals) {
      pages.set({ area, version }, count);
      for (const name of NAMES) if (measured[name] !== null) measures[name].set({ area, version }, measured[name]);
    }
  };
}

async function createReadCounter(registers: Registry[], db: Database): Promise<() => void> {
  const { Counter } = await import('prom-client');
  const reads = new Counter({
    name: 'counterpoint_replica_reads_total',
    help: 'Reads that a replica may answer, by the server that did',
    labelNames: ['server'],
    registers,
  });
  return () => {
    reads.reset();
    for (const [server, count] of Object.entries(replicaReads(db) ?? {})) reads.inc({ server }, count);
  };
}
