import { inTerminalLanguage } from '@counterpoint/messages/node';
import { type Api, type AreaHealth, addLoads, areaEntryOf, createPoller, readAreaHealth } from 'api/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { deployFolder } from '../deploy-folder.ts';
import { logHead } from '../deployment-log.ts';
import { liveHistories, readDeploymentRecord } from '../deployment-record.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { rollBackBundle } from '../roll-back-bundle.ts';
import { type WatchedDeployment, watchedDeployments } from './watched-deployments.ts';

const EVERY_MS = 2_000;
const MINUTE_MS = 60_000;

type Watch = Pick<Api, 'context' | 'countAreaRollbacks'>;

/** Rolls back a new version of an area that fails for too many members. Counts loads of routes registered later. */
export function watchAreas(app: FastifyInstance, env: WebEnv, api: Watch): void {
  if (env.ROLLBACK_MINUTES === 0) return;
  const loads = new Map<string, number>();
  const refused = new Set<string>();
  const poller = createPoller({
    intervalMs: EVERY_MS,
    name: 'areas',
    work: (log) => watchOnce({ env, api, loads, refused, log }),
  });
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    const entry = areaEntryOf(url);
    if (!entry || method !== 'GET' || statusCode !== 200) return;
    const key = keyOf(entry);
    loads.set(key, (loads.get(key) ?? 0) + 1);
  });
  app.addHook('onReady', async () => poller.start(app.log));
  app.addHook('onClose', () => poller.stop());
}

interface Round {
  readonly env: WebEnv;
  readonly api: Watch;
  /** Loads counted by this process since the previous round. */
  readonly loads: Map<string, number>;
  /** Logged once each, however often it is tried again. */
  readonly refused: Set<string>;
  readonly log: FastifyBaseLogger;
}

async function watchOnce({ env, api, loads, refused, log }: Round): Promise<void> {
  const { db } = api.context;
  const folder = deployFolder(env.DEPLOY_DIR);
  const now = new Date();
  // So that the first rollback shows as an increase.
  for (const [area] of liveHistories(await readDeploymentRecord(folder))) api.countAreaRollbacks(area, 0);
  // Read first: a switch made meanwhile makes the rollback fail.
  const head = await logHead(folder);
  const watched = await watchedDeployments(folder, new Date(now.getTime() - env.ROLLBACK_MINUTES * MINUTE_MS));
  const counted = new Map(loads);
  loads.clear();
  for (const deployment of watched) {
    const count = counted.get(keyOf(deployment));
    if (count !== undefined) await addLoads(db, { ...deployment, loads: count, at: now });
    const health = await readAreaHealth(db, deployment);
    if (isFailing(health, env)) await rollBack({ env, api, head, refused, log }, deployment, health);
  }
}

export function isFailing({ loads, members }: AreaHealth, limits: Limits): boolean {
  // A cache in front can hide loads.
  const share = (100 * members) / Math.max(loads, members, 1);
  return members >= limits.ROLLBACK_MEMBERS && share >= limits.ROLLBACK_PERCENT;
}

type Limits = Pick<WebEnv, 'ROLLBACK_MEMBERS' | 'ROLLBACK_PERCENT'>;

interface Decision extends Omit<Round, 'loads'> {
  readonly head: string | null;
}

async function rollBack({ env, api, head, refused, log }: Decision, deployment: WatchedDeployment, health: AreaHealth) {
  const { area, version, to } = deployment;
  const why = inTerminalLanguage(() => reasonOf(deployment, health, env));
  try {
    const reason = { by: 'portal', why, head };
    const options = { deployDir: env.DEPLOY_DIR, reason, isAutomatic: true };
    const { after } = await rollBackBundle(area, to === undefined ? options : { ...options, to });
    api.countAreaRollbacks(area, 1);
    log.error({ area, from: version, to: after, why }, 'area rolled back');
  } catch (error) {
    if (!(error instanceof DeploymentRejected)) throw error;
    // Another process was faster, or the version before no longer works.
    const refusal = `${keyOf(deployment)}: ${error.message}`;
    if (refused.has(refusal)) return;
    refused.add(refusal);
    log.warn({ area, version, why, reason: error.message }, 'area not rolled back');
  }
}

function reasonOf({ since }: WatchedDeployment, { loads, members }: AreaHealth, limits: Limits): string {
  return text.membersFailed({
    members,
    loads,
    since: since.toISOString(),
    mostMembers: limits.ROLLBACK_MEMBERS,
    percent: limits.ROLLBACK_PERCENT,
  });
}

function keyOf({ area, version }: { readonly area: string; readonly version: string }): string {
  return `${area}/${version}`;
}
