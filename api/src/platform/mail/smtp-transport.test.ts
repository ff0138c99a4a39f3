import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { letter } from './letter.ts';
import { type FakeMailServer, startFakeMailServer } from './testing/fake-mail-server.ts';
import { createTransportFor, type MailTransport } from './transport.ts';

let server: FakeMailServer;
let transport: MailTransport;
beforeEach(async () => {
  server = await startFakeMailServer();
  transport = createTransportFor({ DATA_DIR: '', SMTP_URL: server.url, MAIL_FROM: 'portal@example.org' });
});
afterEach(async () => {
  transport.close();
  await server.close();
});

function send(subject: string) {
  const message = letter('ama@example.org', subject, 'Hello');
  return transport.send({ ...message, id: subject, attempts: 1, html: null, unsubscribe_url: null });
}

const subjects = () => server.received.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);

test('sends the mails of a queue over one connection, and closes it', async () => {
  for (const subject of ['1', '2', '3']) await send(subject);
  expect([subjects(), server.state.connections]).toEqual([['1', '2', '3'], 1]);
  transport.close();
  await until(() => server.openConnections() === 0);
});

test('sends each mail once if the server closes the connection in between', async () => {
  server.state.behaviour = 'accept and hang up';
  for (const subject of ['1', '2', '3']) await send(subject);
  expect(subjects()).toEqual(['1', '2', '3']);
});

test('leaves it to the queue to retry a mail that the server may have accepted', async () => {
  await send('1');
  server.state.behaviour = 'hang up';
  await expect(send('2')).rejects.toThrow();
  server.state.behaviour = 'accept';
  await send('3');
  expect(subjects()).toEqual(['1', '2', '3']);
});
