import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Portal } from './start-portal.ts';

/** A mail that the portal sent, as its reader sees it. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * The last mail to an address, from the files that stand for a mail server. Waits for it: mails are sent after the answer.
 * `subject` waits for one with that subject, where another may still be the last.
 */
export async function lastMailTo(portal: Portal, address: string, subject = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await readMails(path.join(portal.dataDir, 'outbox'));
    found = mails.findLast((mail) => mail.to === address.toLowerCase() && subject.test(mail.subject));
    expect(found, `a mail to ${address}`).not.toBeUndefined();
  }).toPass({ timeout: 15_000 });
  if (!found) throw new Error(`No mail came to ${address}.`);
  return found;
}

/** The one link of a mail that leads to a path of the portal; the first link without one. */
export function linkIn(mail: Mail, pathname = ''): string {
  const links = mail.body.match(/https?:\/\/[^\s<>]+/g) ?? [];
  const link = links.find((url) => new URL(url).pathname.startsWith(pathname));
  if (!link) throw new Error(`No link to ${pathname || 'anything'} in:\n${mail.body}`);
  return link;
}

/** All mails, oldest first: their files are called after ids that grow with time. */
async function readMails(folder: string): Promise<(Mail & { readonly to: string })[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))));
}

/** A plain message: headers, an empty line, text that may be quoted-printable or base64. */
function parseMail(text: string): Mail & { readonly to: string } {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const headers = head.replaceAll(/\n[ \t]+/g, ' ');
  const body = rest.join('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    to: header('To').toLowerCase(),
    subject: decodeWords(header('Subject')),
    body: decodeBody(body, header('Content-Transfer-Encoding').toLowerCase()),
  };
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
