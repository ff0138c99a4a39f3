// The members of `pnpm bench load` and `kills`, in a process of their own so that their time isn't the API's.
import { setTimeout as pause } from 'node:timers/promises';
import { answerRequests, sendEvent } from './client-process.ts';
import { createCorpus } from './corpus/corpus.ts';
import { type LoadKind, type LoadMember, LoadTraffic, type Sample } from './load-traffic.ts';

/** Each is answered once done, `send` at once. */
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
  | { readonly order: 'stop' | 'findLost' };
type Sending = Extract<LoadOrder, { order: 'send' }>;

const REPORT_INTERVAL_MS = 1_000;
/** More open calls than this show that the API doesn't keep up; further ones fail at once. */
const MAX_OPEN = 2_000;
/** Of writes alone, each of which repeats until it is answered: more would crowd the API when it starts again. */
const MAX_WRITING = 50;

let traffic: LoadTraffic | null = null;
let isSending = false;
let sending: Promise<void> = Promise.resolve();
let samples: Sample[] = [];

answerRequests(async (order: LoadOrder) => {
  if (order.order === 'prepare') {
    const { address, members, works, seed } = order;
    traffic = new LoadTraffic(address, members, { corpus: createCorpus(works), seed });
    return traffic.prepare();
  }
  if (!traffic) throw new Error('Nothing is prepared.');
  isSending = order.order === 'send';
  if (order.order === 'send') sending = sendUntilStopped(traffic, order);
  if (order.order === 'stop') await sending;
  return order.order === 'findLost' ? traffic.findLost() : null;
});

async function sendUntilStopped(traffic: LoadTraffic, { aSecond, isWritingOnly }: Sending): Promise<void> {
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
}

async function call(traffic: LoadTraffic, kind: LoadKind, due: number): Promise<void> {
  samples.push(await traffic.call(kind, due));
}

function report(): void {
  sendEvent(samples);
  samples = [];
}
