import { type Api, createPoller } from 'api/server';
import type { FastifyInstance } from 'fastify';
import { changingFile } from '../assets/changing-file.ts';
import type { WebEnv } from '../config/env.ts';
import { BUNDLE_IDS } from './bundles.ts';
import { deployFolder } from './deploy-folder.ts';
import { historyOf, parseDeploymentRecord } from './deployment-record.ts';

const EVERY_MS = 2_000;

/** Tells open pages that members get other versions from now on. */
export function announceDeployments(
  app: FastifyInstance,
  { DEPLOY_DIR }: WebEnv,
  broadcasts: Pick<Api['context']['broadcasts'], 'send'>,
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
    everyMs: EVERY_MS,
    name: 'deployments',
    work: async () => {
      const now = await versions();
      if (before !== null && now !== before) broadcasts.send('deployments');
      before = now;
    },
  });
  app.addHook('onReady', async () => poller.start(app.log));
  app.addHook('onClose', () => poller.stop());
}

function versionsIn(text: string, file: string): string {
  const record = parseDeploymentRecord(text, file);
  const served = BUNDLE_IDS.map((bundle) => historyOf(record, bundle)).map((history) => [
    history?.current,
    history?.canary,
  ]);
  return JSON.stringify(served);
}
