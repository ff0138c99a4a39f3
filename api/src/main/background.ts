import type { FastifyInstance } from 'fastify';
import { createIsniRequestJob } from '../parties/isni-agency/isni-request-job.ts';
import { createExternalJobRunner } from '../platform/jobs/external-job-runner.ts';
import type { Services } from '../platform/services.ts';
import { TEST_INTERVAL_MS } from './create-services.ts';
import { createHousekeeping } from './housekeeping/housekeeping.ts';

export function runBackground(app: FastifyInstance, context: Services): void {
  const { agency, db, env, files, imports, jobs, live, mail, now, threads } = context;
  const housekeeping = createHousekeeping({ db, env, now, files });
  const externalJobs = createExternalJobRunner(
    { db, now, externalJobs: { isni_request: createIsniRequestJob(agency) } },
    env.TEST_MODE === 'on' ? TEST_INTERVAL_MS : undefined,
  );
  app.addHook('onReady', async () => {
    await live.start(app.log);
    mail.start(app.log);
    housekeeping.start(app.log);
    jobs.start(app.log);
    externalJobs.start(app.log);
    imports.start(app.log);
  });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    await Promise.all([live.stop(), mail.stop(), jobs.stop(), externalJobs.stop(), imports.stop(), threads.stop()]);
  });
}
