// The members of `pnpm bench load` and `kills`, in a process of their own so that their time isn't the API's.
import { setTimeout as pause } from 'node:timers/promises';
import { createCorpus } from './corpus/corpus.ts';
import { type Found, type LoadKind, type LoadMember, LoadTraffic, type Sample } from './load-traffic.ts';

export type LoadOrder =
  | {
      readonly order: 'prepare';
      readonly address: string;
      readonly members: readonly LoadMember[];
      readonly works: number;
      readonly seed: number;
    }
  /** Until `stop`; calls start when they are due, however many are open. */
  | { readonly order: 'send'; readonly aSecond: number; readonly isWritingOnly: boolean }
  | { readonly order: 'stop' }
  | { readonly order: 'findLost' };

export type LoadReply =
  | { readonly reply: 'ready' }
  | { readonly reply: 'samples'; readonly samples: readonly Sample[] }
  | { readonly reply: 'stopped' }
  | { readonly reply: 'found'; readonly found: Found };

const REPORT_INTERVAL_MS = 1_000;
/** More open calls than this show that the API doesn't keep up; further ones fail at once. */
const MAX_OPEN = 2_000;
/** Of writes alone, each of which repeats until it is answered: more would crowd the API when it starts again. */
const MAX_WRITING = 50;

let traffic: LoadTraffic | null = null;
let isSending = false;
let samples: Sample[] = [];

process.on('disconnect', () => process.exit());
process.on('message', async (order: LoadOrder) => {
  if (order.order === 'prepare') {
    const { address, members, works, seed } = order;
    traffic = new LoadTraffic(address, members, { corpus: createCorpus(works), seed });
    await traffic.prepare();
    return reply({ reply: 'ready' });
  }
  if (!traffic) throw new Error('Nothing is prepared.');
  if (order.order === 'stop') isSending = false;
  if (order.order === 'findLost') return reply({ reply: 'found', found: await traffic.findLost() });
  if (order.order === 'send') await sendUntilStopped(traffic, order);
});

async function sendUntilStopped(
  traffic: LoadTraffic,
  { aSecond, isWritingOnly }: { aSecond: number; isWritingOnly: boolean },
) {
  isSending = true;
  const reporting = setInterval(report, REPORT_INTERVAL_MS);
  const open = new Set<Promise<void>>();
  const start = performance.now();
  for (let made = 0; isSending; made += 1) {
    const due = start + (made * 1_000) / aSecond;
    // At least once around the event loop, also when late.
    await pause(Math.max(0, due - performance.now()));
    const kind = isWritingOnly ? traffic.pickWrite() : traffic.pickKind();
    while (isWritingOnly && open.size >= MAX_WRITING) await Promise.race(open);
    if (open.size >= MAX_OPEN) {
      samples.push({ kind, milliseconds: 0, isFailed: true });
      continue;
    }
    const calling = call(traffic, kind, due).finally(() => open.delete(calling));
    open.add(calling);
  }
  await Promise.all(open);
  clearInterval(reporting);
  report();
  reply({ reply: 'stopped' });
}

async function call(traffic: LoadTraffic, kind: LoadKind, due: number): Promise<void> {
  const sample = await traffic.call(kind, due);
  samples.push(sample);
}

function report(): void {
  reply({ reply: 'samples', samples });
  samples = [];
}

function reply(message: LoadReply): void {
  process.send?.(message);
}
