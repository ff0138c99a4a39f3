import { type Api, createPoller } from 'api/server';
import type { FastifyInstance } from 'fastify';
import { changingFile } from '../assets/changing-file.ts';
import type { WebEnv } from '../config/env.ts';
import { deployFolder } from './deploy-folder.ts';
import { liveHistories, parseDeploymentRecord } from './deployment-record.ts';

const EVERY_MS = 2_000;

/** Tells open pages that members get other versions from now on. */
export function announceDeployments(
  app: FastifyInstance,
  { DEPLOY_DIR }: WebEnv,
  broadcasts: Api['context']['broadcasts'],
): void {
  const file = deployFolder(DEPLOY_DIR).record;
  const versions = changingFile({
    file,
    parse: (text) => versionsIn(text ?? '', file),
    initial: null,
    onBroken: (error) => app.log.warn(error, 'a deployment was not announced'),
  });
  let before: string | null = null;
  const poller = createPoller({
    intervalMs: EVERY_MS,
    name: 'deployments',
    work: async () => {
      const now = await versions();
      if (before !== null && now !== before) broadcasts.emit('topic', 'deployments');
      before = now;
    },
  });
  app.addHook('onReady', async () => poller.start(app.log));
  app.addHook('onClose', () => poller.stop());
}

function versionsIn(text: string, file: string): string {
  const live = liveHistories(parseDeploymentRecord(text, file));
  return JSON.stringify(live.map(([bundle, { current, canary }]) => [bundle, current, canary]));
}
