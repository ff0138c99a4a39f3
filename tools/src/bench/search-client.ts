// Who searches in `pnpm bench search`, in a process of its own: what their browsers do is not the API's time.
import { timeOf } from './measure.ts';
import type { Call } from './search-calls.ts';

/** Calls to be made by so many at once, at this address. */
export interface Asked {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly atOnce: number;
}

/** How long each took in milliseconds, and whether its answer had what was meant. */
export interface Answered {
  readonly taken: readonly number[];
  readonly hasMeant: readonly boolean[];
}

process.on('message', async ({ address, headers, calls, atOnce }: Asked) => {
  const taken: number[] = [];
  const hasMeant: boolean[] = [];
  const waiting = calls.entries();
  async function searcher(): Promise<void> {
    for (const [place, call] of waiting)
      taken[place] = await timeOf(async () => {
        hasMeant[place] = await ask(call);
      });
  }
  async function ask({ path, body, meantId }: Call): Promise<boolean> {
    const request = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
      : { headers };
    const answer = await fetch(`${address}${path}`, request);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text.includes(meantId);
  }
  await Promise.all(Array.from({ length: atOnce }, searcher));
  process.send?.({ taken, hasMeant } satisfies Answered);
});
