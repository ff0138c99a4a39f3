// The client of `pnpm bench register`, in a separate process so that its CPU time isn't the API's.
import { randomUUID } from 'node:crypto';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { aDraft } from 'api/testing/test-works.ts';
import { callOnce, type HttpCall } from './http-call.ts';
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
  const json = aDraft(`Measured Song ${titles}`, { partyId });
  const draft = await post(address, { path: '/compositions', headers, json });
  const path = `/compositions/${draft.id}/submission`;
  return post(address, { path, headers: { ...headers, 'if-match': `"${draft.version}"` } });
}

async function post(address: string, call: Omit<HttpCall, 'method'>): Promise<WorkDetails> {
  const headers = { ...call.headers, 'idempotency-key': randomUUID() };
  const { status, body } = await callOnce(address, { ...call, method: 'POST', headers });
  const { data, message } = JSON.parse(body);
  if (status !== 200 && status !== 201) throw new Error(`${call.path} answered ${status}: ${message}`);
  return data;
}
