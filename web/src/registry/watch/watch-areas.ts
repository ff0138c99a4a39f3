import { inTerminalLanguage } from '@counterpoint/messages/node';
import { type Api, type AreaHealth, addLoads, areaEntryOf, createPoller, readAreaHealth } from 'api/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { deployFolder } from '../deploy-folder.ts';
import { logHead, type Reason } from '../deployment-log.ts';
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
  const folder = deployFolder(env.DEPLOY_DIR);
  /** Counted by this process since the previous round. */
  const loads = new Map<string, number>();
  /** Logged once each, however often it is tried again. */
  const refused = new Set<string>();

  async function watchOnce(log: FastifyBaseLogger): Promise<void> {
    const { db } = api.context;
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
      if (!isFailing(health, env)) continue;
      const why = inTerminalLanguage(() => reasonOf(deployment, health, env));
      await rollBack(deployment, { by: 'portal', why, head }, log);
    }
  }

  async function rollBack({ area, version, to }: WatchedDeployment, reason: Reason, log: FastifyBaseLogger) {
    const { why } = reason;
    try {
      const options = { deployDir: env.DEPLOY_DIR, reason, isAutomatic: true };
      const { after } = await rollBackBundle(area, to === undefined ? options : { ...options, to });
      api.countAreaRollbacks(area, 1);
      log.error({ area, from: version, to: after, why }, 'area rolled back');
    } catch (error) {
      if (!(error instanceof DeploymentRejected)) throw error;
      // Another process was faster, or the version before no longer works.
      const refusal = `${keyOf({ area, version })}: ${error.message}`;
      if (refused.has(refusal)) return;
      refused.add(refusal);
      log.warn({ area, version, why, reason: error.message }, 'area not rolled back');
    }
  }

  const poller = createPoller({ intervalMs: EVERY_MS, name: 'areas', work: watchOnce });
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    const entry = areaEntryOf(url);
    if (!entry || method !== 'GET' || statusCode !== 200) return;
    const key = keyOf(entry);
    loads.set(key, (loads.get(key) ?? 0) + 1);
  });
  app.addHook('onReady', async () => poller.start(app.log));
  app.addHook('onClose', () => poller.stop());
}

export function isFailing({ loads, members }: AreaHealth, limits: Limits): boolean {
  // A cache in front can hide loads.
  const share = (100 * members) / Math.max(loads, members, 1);
  return members >= limits.ROLLBACK_MEMBERS && share >= limits.ROLLBACK_PERCENT;
}

type Limits = Pick<WebEnv, 'ROLLBACK_MEMBERS' | 'ROLLBACK_PERCENT'>;

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
