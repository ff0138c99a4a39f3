// The clients of `pnpm bench search`, in a separate process so that their time isn't the API's.
import { timeOf } from './measure.ts';
import type { Call } from './search-calls.ts';

export interface SearchRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly atOnce: number;
}

/** In milliseconds; `hasMeant` if the response included the wanted entry. */
export interface SearchResult {
  readonly taken: readonly number[];
  readonly hasMeant: readonly boolean[];
}

process.on('message', async ({ address, headers, calls, atOnce }: SearchRequest) => {
  const taken: number[] = [];
  const hasMeant: boolean[] = [];
  const waiting = calls.entries();
  async function searcher(): Promise<void> {
    for (const [place, call] of waiting)
      taken[place] = await timeOf(async () => {
        hasMeant[place] = await send(call);
      });
  }
  async function send({ path, body, meantId }: Call): Promise<boolean> {
    const request = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
      : { headers };
    const answer = await fetch(`${address}${path}`, request);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text.includes(meantId);
  }
  await Promise.all(Array.from({ length: atOnce }, searcher));
  process.send?.({ taken, hasMeant } satisfies SearchResult);
});
