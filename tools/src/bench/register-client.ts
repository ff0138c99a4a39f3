// The client of `pnpm bench register`, in a separate process so that its CPU time isn't the API's.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { aDraft } from 'api/testing/test-works.ts';
import { timeOf } from './measure.ts';

export interface Registering {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly partyId: string;
  readonly times: number;
  readonly atOnce: number;
}

export interface Registered {
  readonly milliseconds: number;
  readonly work: WorkDetails;
}

const agent = new http.Agent({ keepAlive: true });
let titles = 0;

process.on('message', async (wanted: Registering) => {
  process.send?.(await registerAll(wanted));
});

async function registerAll(wanted: Registering): Promise<Registered> {
  let left = wanted.times;
  let work: WorkDetails | undefined;
  async function oneByOne(): Promise<void> {
    while (left > 0) {
      left -= 1;
      work = await register(wanted);
    }
  }
  const milliseconds = await timeOf(() => Promise.all(Array.from({ length: wanted.atOnce }, oneByOne)));
  if (!work) throw new Error('No work was to be registered.');
  return { milliseconds, work };
}

/** The only writer has an IPI name number, so the work is registered at once. */
async function register({ address, headers, partyId }: Registering): Promise<WorkDetails> {
  titles += 1;
  const body = JSON.stringify(aDraft(`Measured Song ${titles}`, { partyId }));
  const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const draft = await post(`${address}/compositions`, { ...headers, ...sent }, body);
  return post(`${address}/compositions/${draft.id}/submission`, { ...headers, 'if-match': `"${draft.version}"` });
}

/** Keep-alive connections of `node:http`: `fetch` uses as much CPU per call as several API calls. */
async function post(address: string, headers: Record<string, string>, body?: string): Promise<WorkDetails> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(address, {
      agent,
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
  const { data, message } = JSON.parse(await text(answer));
  if (answer.statusCode !== 200 && answer.statusCode !== 201)
    throw new Error(`${address} answered ${answer.statusCode}: ${message}`);
  return data;
}
