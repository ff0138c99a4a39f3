import { answerRequests } from './client-process.ts';
import { callOnce } from './http-call.ts';
import { timeOf } from './measure.ts';
import type { Call } from './search-calls.ts';

export interface SearchRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly concurrency: number;
}

/** In milliseconds; `hasExpected` if the response included the expected entry. */
export interface SearchResult {
  readonly durations: readonly number[];
  readonly hasExpected: readonly boolean[];
}

answerRequests(async ({ address, headers, calls, concurrency }: SearchRequest): Promise<SearchResult> => {
  const durations: number[] = [];
  const hasExpected: boolean[] = [];
  const waiting = calls.entries();
  async function searcher(): Promise<void> {
    for (const [place, call] of waiting)
      durations[place] = await timeOf(async () => {
        hasExpected[place] = await send(call);
      });
  }
  async function send({ path, body, expectedId }: Call): Promise<boolean> {
    const call = body ? { method: 'POST', json: body } : { method: 'GET' };
    const answer = await callOnce(address, { ...call, path, headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return answer.body.includes(expectedId);
  }
  await Promise.all(Array.from({ length: concurrency }, searcher));
  return { durations, hasExpected };
});
