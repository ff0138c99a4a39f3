import { randomUUID } from 'node:crypto';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { aDraft } from 'api/testing/test-works.ts';
import { answerRequests } from './client-process.ts';
import { callOnce, type HttpCall } from './http-call.ts';
import { timeOf } from './measure.ts';

export interface RegistrationRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly partyId: string;
  readonly times: number;
  readonly concurrency: number;
}

export interface RegistrationResult {
  readonly milliseconds: number;
  readonly work: WorkDetails;
}

let titles = 0;

answerRequests(async (request: RegistrationRequest): Promise<RegistrationResult> => {
  let remaining = request.times;
  let work: WorkDetails | undefined;
  async function oneByOne(): Promise<void> {
    while (remaining > 0) {
      remaining -= 1;
      work = await register(request);
    }
  }
  const milliseconds = await timeOf(() => Promise.all(Array.from({ length: request.concurrency }, oneByOne)));
  if (!work) throw new Error('No work was to be registered.');
  return { milliseconds, work };
});

/** The only writer has an IPI name number, so the work is registered at once. */
async function register({ address, headers, partyId }: RegistrationRequest): Promise<WorkDetails> {
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
