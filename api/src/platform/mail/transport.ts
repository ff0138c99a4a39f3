import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../config/env.ts';
import type { QueuedMail } from './mail-repository.ts';

/** Milliseconds, well within the time for which `take` reserves a mail. */
const SEND_LIMITS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** One connection for the mails of a queue, closed when there are no more. A mail is only retried if none of it was sent. */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 10_000 } as const;

export interface MailTransport {
  /** Returns the file if there is no mail server. */
  send(mail: QueuedMail): Promise<string | null>;
  close(): void;
}

/** Over SMTP_URL; without it to DATA_DIR/outbox, one file per mail in a standard format. */
export function createTransportFor(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): MailTransport {
  const envelope = ({ recipient, subject, body, html, unsubscribe_url }: QueuedMail) => ({
    from: env.MAIL_FROM,
    to: recipient,
    subject,
    text: body,
    ...(html !== null && { html }),
    // RFC 8058: the reader's mail program posts to the address without opening it.
    ...(unsubscribe_url !== null && {
      headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  });
  if (env.SMTP_URL) {
    const smtp = createTransport({ url: env.SMTP_URL, ...SEND_LIMITS, ...POOL });
    return {
      async send(mail) {
        await smtp.sendMail(envelope(mail));
        return null;
      },
      close: () => smtp.close(),
    };
  }
  const folder = path.join(env.DATA_DIR, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(envelope(mail));
      const file = path.join(folder, `${mail.id}.eml`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(file, message, { mode: 0o600 });
      return file;
    },
    close: () => undefined,
  };
}

const VERIFY_MS = 10_000;

/** Connects and signs in; throws if the server refuses either. */
export async function verifyMailServer(url: string): Promise<void> {
  const smtp = createTransport({ url, connectionTimeout: VERIFY_MS, greetingTimeout: VERIFY_MS });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}
