import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/transaction.ts';
import { createPoller } from '../jobs/poller.ts';
import { createMailRepository, type QueuedMail } from './mail-repository.ts';
import { createTransportFor } from './transport.ts';

const POLL_MS = 5_000;

export type MailWorker = ReturnType<typeof createMailWorker>;

export function createMailWorker(db: Database, env: Env) {
  const repository = createMailRepository(db);
  const send = createTransportFor(env);

  async function deliver(mail: QueuedMail, log: FastifyBaseLogger): Promise<void> {
    try {
      const file = await send(mail);
      await repository.markSent(mail.id);
      if (file) log.info({ file }, 'mail written to a file');
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'mail not sent');
      await repository.markFailed(mail.id, String(error));
    }
  }

  return createPoller({
    everyMs: POLL_MS,
    name: 'mail',
    async work(log, isStopping) {
      while (!isStopping()) {
        const mail = await repository.take();
        if (!mail) return;
        await deliver(mail, log);
      }
    },
  });
}
