import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { createHousekeeping } from './housekeeping/housekeeping.ts';
import { createJobRunner } from './jobs/job-runner.ts';

/** How often due jobs are looked for where tests move the clock. */
const TEST_EVERY_MS = 500;

/** Runs what works beside the requests, from when the server is ready until it closes. */
export function runBackground(app: FastifyInstance, { db, env, files, live, mail, now, sessions }: ApiContext): void {
  const housekeeping = createHousekeeping({ db, sessions, files });
  const jobs = env.TEST_MODE === 'on' ? createJobRunner({ db, now }, TEST_EVERY_MS) : createJobRunner({ db, now });
  app.addHook('onReady', async () => {
    await live.start(app.log);
    mail.start(app.log);
    housekeeping.start(app.log);
    jobs.start(app.log);
  });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    await Promise.all([live.stop(), mail.stop(), jobs.stop()]);
  });
}
