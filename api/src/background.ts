import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { createHousekeeping } from './housekeeping/housekeeping.ts';

/** Runs what works beside the requests, from when the server is ready until it closes. */
export function runBackground(app: FastifyInstance, { db, live, mail, sessions }: ApiContext): void {
  const housekeeping = createHousekeeping(db, sessions);
  app.addHook('onReady', async () => {
    await live.start(app.log);
    mail.start(app.log);
    housekeeping.start(app.log);
  });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    await Promise.all([live.stop(), mail.stop()]);
  });
}
