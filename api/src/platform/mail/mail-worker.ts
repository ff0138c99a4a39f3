import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/transaction.ts';
import { createMailRepository, type QueuedMail } from './mail-repository.ts';
import { createTransportFor } from './transport.ts';

const POLL_MS = 5_000;

export type MailWorker = ReturnType<typeof createMailWorker>;

export function createMailWorker(db: Database, env: Env) {
  const repository = createMailRepository(db);
  const send = createTransportFor(env);
  let log: FastifyBaseLogger | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      const file = await send(mail);
      await repository.markSent(mail.id);
      if (file) log?.info({ file }, 'mail written to a file');
    } catch (error) {
      log?.error({ err: error, mail: mail.id }, 'mail not sent');
      await repository.markFailed(mail.id, String(error));
    }
  }

  async function drain(): Promise<void> {
    for (let mails = await repository.take(); mails.length > 0; mails = await repository.take())
      for (const mail of mails) await deliver(mail);
  }

  function wake(): void {
    if (!log) return;
    const logger = log;
    running = (running ?? Promise.resolve()).then(drain).catch((error: unknown) => {
      logger.error({ err: error }, 'mail queue not read');
    });
  }

  return {
    start(logger: FastifyBaseLogger): void {
      log = logger;
      timer = setInterval(wake, POLL_MS).unref();
      wake();
    },
    wake,
    async stop(): Promise<void> {
      clearInterval(timer);
      log = null;
      await running;
    },
  };
}
