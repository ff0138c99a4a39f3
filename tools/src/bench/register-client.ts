// What a member does in `pnpm bench register`, in a process of its own: their browser's work is not the API's.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { aDraft } from 'api/testing/test-works.ts';
import { timeOf } from './measure.ts';

/** What the bench asks for. */
export interface Registering {
  /** Where the API is, and the headers of the member. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The party that wrote the works. */
  readonly partyId: string;
  readonly times: number;
  readonly atOnce: number;
}

/** What came of it. */
export interface Registered {
  readonly milliseconds: number;
  /** The work that was registered last. */
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

/** Drafts a work and submits it: a writer with an IPI alone, so that it is registered at once. */
async function register({ address, headers, partyId }: Registering): Promise<WorkDetails> {
  titles += 1;
  const body = JSON.stringify(aDraft(`Measured Song ${titles}`, { partyId }));
  const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const draft = await post(`${address}/compositions`, { ...headers, ...sent }, body);
  return post(`${address}/compositions/${draft.id}/submission`, { ...headers, 'if-match': `"${draft.version}"` });
}

/** Over connections that are kept: `fetch` takes as much of a processor for a call as the API does for some. */
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
