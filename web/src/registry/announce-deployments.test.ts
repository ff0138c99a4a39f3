import { EventEmitter } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { until } from 'api/testing/until.ts';
import Fastify from 'fastify';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { webEnv } from '../testing/a-web.ts';
import { announceDeployments } from './announce-deployments.ts';
import { deployBundle } from './deploy-bundle.ts';

test('notifies pages of a deployment', async () => {
  const root = await temporaryFolder();
  await deployHost(root);
  const send = jest.fn<(topic: string) => void>();
  const broadcasts = new EventEmitter<{ topic: [topic: string] }>().on('topic', send);
  const app = Fastify();
  announceDeployments(app, webEnv(root), broadcasts);
  await app.ready();
  const from = path.join(root, 'dist');
  await until(async () => {
    await writeBuild(from, { text: String(performance.now()) });
    await deployBundle('compositions', { from, deployDir: path.join(root, 'areas'), reason: REASON });
    return send.mock.calls.length > 0;
  });
  expect(send).toHaveBeenCalledWith('deployments');
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});
