import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Portal } from './start-portal.ts';

/** A mail that the portal sent, decoded. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The portal mails notifications every 30 seconds. */
const TIMEOUT_MS = 45_000;

/**
 * Waits for the last mail to an address, from the files that replace a mail server. `subject` waits for that subject
 * when an older mail may still be the last.
 */
export async function lastMailTo(portal: Portal, address: string, subject = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await readMails(path.join(portal.dataDir, 'outbox'));
    found = mails.findLast((mail) => mail.to === address.toLowerCase() && subject.test(mail.subject));
    expect(found, `a mail to ${address}`).not.toBeUndefined();
  }).toPass({ timeout: TIMEOUT_MS });
  if (!found) throw new Error(`No mail came to ${address}.`);
  return found;
}

/** The one link of a mail to a path of the portal; without a path, the first link. */
export function linkIn(mail: Mail, pathname = ''): string {
  const links = mail.body.match(/https?:\/\/[^\s<>]+/g) ?? [];
  const link = links.find((url) => new URL(url).pathname.startsWith(pathname));
  if (!link) throw new Error(`No link to ${pathname || 'anything'} in:\n${mail.body}`);
  return link;
}

/** All mails, oldest first: IDs in their file names grow with time. */
async function readMails(folder: string): Promise<(Mail & { readonly to: string })[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => parseMail(await readFile(path.join(folder, name)))));
}

async function parseMail(file: Buffer): Promise<Mail & { readonly to: string }> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(file);
  return { to: to[0]?.address?.toLowerCase() ?? '', subject, body: text };
}
