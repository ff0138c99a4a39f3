// The clients of `pnpm bench import`, in a separate process so that their memory isn't counted as the API's.
import { setTimeout as pause } from 'node:timers/promises';
import { type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { type Call, callsOf, makeFile, type ReadyFile, sendFile } from './import-calls.ts';
import type { BenchMessage, Import, Stage } from './import-stages.ts';
import { timeOf, timingOf } from './measure.ts';

const EVERY_MS = 100;
const READS_EVERY_MS = 200;

process.once('message', async (wanted: Import) => {
  const file = await makeFile(wanted.place, wanted.works, wanted.format);
  sendMessage({ bytes: file.bytes });
  const reader = readWhile(callsOf(wanted.reader));
  const job = await importFile(callsOf(wanted.publisher), file);
  sendMessage({ job, calls: await reader.stop() });
  process.disconnect?.();
});

function sendMessage(message: BenchMessage): void {
  process.send?.(message);
}

async function importFile(call: Call, file: ReadyFile): Promise<ImportDetails> {
  const id = await sendFile(call, file, (share) => sendMessage({ stage: 'sent', share }));
  const sent = await until(call, id, (job) => job.state === 'checking' || !RUNNING_IMPORT_STATES.includes(job.state));
  sendMessage({ stage: 'sent', share: 1 });
  const checked = await check(call, sent);
  const started = await step(call, checked, ['POST', 'start', { as_drafts: false }]);
  return settled(call, started, 'written');
}

/** Checks a table with the guessed columns; CWR has none and is checked automatically. */
async function check(call: Call, sent: ImportDetails): Promise<ImportDetails> {
  if (!sent.preview) return settled(call, sent, 'checked');
  const { columns, share_unit } = sent.preview;
  return settled(call, await step(call, sent, ['PUT', 'choices', { columns, share_unit }]), 'checked');
}

function step(call: Call, { id, version }: ImportDetails, [method, path, json]: readonly [string, string, unknown]) {
  return call(method, `/imports/${id}/${path}`, { json, version });
}

async function settled(call: Call, { id }: ImportDetails, stage: Stage): Promise<ImportDetails> {
  const isSettled = ({ state, progress }: ImportDetails) => {
    const isOver = !RUNNING_IMPORT_STATES.includes(state);
    sendMessage({ stage, share: isOver ? 1 : Math.min(progress, 0.999) });
    return isOver;
  };
  return until(call, id, isSettled);
}

async function until(call: Call, id: string, isReached: (job: ImportDetails) => boolean): Promise<ImportDetails> {
  for (;;) {
    const job = await call('GET', `/imports/${id}`);
    if (isReached(job)) return job;
    await pause(EVERY_MS);
  }
}

function readWhile(call: Call) {
  let isOver = false;
  const taken: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      taken.push(await timeOf(() => call('GET', '/compositions')));
      await pause(READS_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return timingOf(taken);
    },
  };
}
