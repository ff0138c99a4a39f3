import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Portal } from './start-portal.ts';

/** A mail that the portal sent, decoded. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** The portal mails notifications every 30 seconds. */
const MOST_PATIENCE_MS = 45_000;

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
  }).toPass({ timeout: MOST_PATIENCE_MS });
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
  return Promise.all(files.map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))));
}

function parseMail(text: string): Mail & { readonly to: string } {
  const mail = parsePart(text.replaceAll('\r\n', '\n'));
  const boundary = /boundary="?([^";]+)/i.exec(mail.header('Content-Type'))?.[1];
  // The first alternative is plain text.
  const shown = boundary ? parsePart(mail.content.split(`--${boundary}\n`)[1] ?? '') : mail;
  return {
    to: mail.header('To').toLowerCase(),
    subject: decodeWords(mail.header('Subject')),
    body: decodeBody(shown.content, shown.header('Content-Transfer-Encoding').toLowerCase()),
  };
}

/** Headers, an empty line, and content that may be quoted-printable or base64. */
function parsePart(text: string) {
  const [head = '', ...rest] = text.split('\n\n');
  const headers = head.replaceAll(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return { header, content: rest.join('\n\n') };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body.replaceAll('=\n', '')) : body;
}

/** Words of a header that are not ASCII: `=?UTF-8?Q?…?=` or `=?UTF-8?B?…?=`. */
function decodeWords(value: string): string {
  return value.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, (_, encoding: string, word: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : fromQuotedPrintable(word.replaceAll('_', ' ')),
  );
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
