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
  const transport = createTransportFor(env);

  /** Of a mail that was sent, until the database says so. */
  let sentId: string | null = null;

  async function deliver(mail: QueuedMail, log: FastifyBaseLogger): Promise<void> {
    let file: string | null;
    try {
      file = await transport.send(mail);
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'mail not sent');
      return repository.markFailed(mail.id, String(error));
    }
    sentId = mail.id;
    if (file) log.info({ file }, 'mail written to a file');
    await markSent();
  }

  async function markSent(): Promise<void> {
    if (sentId !== null) await repository.markSent(sentId);
    sentId = null;
  }

  const poller = createPoller({
    intervalMs: POLL_MS,
    name: 'mail',
    async work(log, isStopping) {
      // Again if it failed: until then, nothing is taken, so that nothing is sent twice.
      await markSent();
      while (!isStopping()) {
        const mail = await repository.take();
        if (!mail) return;
        await deliver(mail, log);
      }
    },
  });
  return {
    start: poller.start,
    wake: poller.wake,
    async stop(): Promise<void> {
      await poller.stop();
      transport.close();
    },
  };
}
