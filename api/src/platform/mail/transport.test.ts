import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inLanguage } from '@counterpoint/messages/node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { letter } from './letter.ts';
import { createTransportFor } from './transport.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-mail-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const URL_WITH_TOKEN = `https://portal.example/api/v1/mail/unsubscribe?token=${'x'.repeat(150)}`;

async function sent(unsubscribe_url: string | null, html: string | null = '<p>Hello</p>'): Promise<string> {
  const { send } = createTransportFor({ DATA_DIR: folder, SMTP_URL: undefined, MAIL_FROM: 'portal@example.org' });
  const message = letter('ama@example.org', 'Hello', 'Hello');
  const file = await send({ ...message, id: 'mail', attempts: 1, html, unsubscribe_url });
  return fs.readFile(file ?? '', 'utf8');
}

test('sends text and HTML as alternatives', async () => {
  const mail = await sent(null);
  expect(mail).toContain('Content-Type: multipart/alternative');
  expect(mail).toMatch(/text\/plain.*Hello.*text\/html.*<p>Hello<\/p>/s);
  expect(mail).not.toContain('List-Unsubscribe');
});

test('names where mail programs unsubscribe with one click', async () => {
  const headers = (await sent(URL_WITH_TOKEN)).split('\r\n\r\n')[0]?.replaceAll(/\r\n(?=[ \t])/g, '') ?? '';
  expect(headers).toContain(`List-Unsubscribe: <${URL_WITH_TOKEN}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('sends mail of an earlier release as plain text', async () => {
  expect(await sent(null, null)).toContain('Content-Type: text/plain');
});

test('escapes what members wrote, and links only whole addresses', () => {
  const { html, body } = letter('ama@example.org', '<Hi>', '“<img src=x>” & co', 'see https://evil.example', {
    type: 'button',
    label: '"Open"',
    url: 'https://portal.example/?a=1&b="2',
  });
  expect(html).toContain('<title>&lt;Hi&gt;</title>');
  expect(html).toContain('“&lt;img src=x&gt;” &amp; co');
  expect(html).not.toContain('href="https://evil.example');
  expect(html).toContain('<a href="https://portal.example/?a=1&amp;b=&quot;2"');
  expect(body).toContain('"Open":\nhttps://portal.example/?a=1&b="2');
});

test.each([
  { language: 'en', line: 'Open:' },
  { language: 'fr', line: 'Open\u00a0:' },
] as const)('ends the label of an address with a colon as in $language', ({ language, line }) => {
  const button = { type: 'button', label: 'Open', url: 'https://portal.example/' } as const;
  const { body } = inLanguage(language, () => letter('ama@example.org', 'Hello', button));
  expect(body).toBe(`${line}\nhttps://portal.example/\n`);
});

test('writes mail that only the portal’s user can read', async () => {
  await sent(null);
  const modes = ['outbox', 'outbox/mail.eml'].map(
    async (name) => (await fs.stat(path.join(folder, name))).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
});
