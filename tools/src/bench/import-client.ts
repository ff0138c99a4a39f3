// The clients of `pnpm bench import`, in a separate process so that their memory isn't counted as the API's.
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import {
  type Call,
  callsOf,
  chooseColumns,
  isSettled,
  makeFile,
  type ReadyFile,
  sendFile,
  startImport,
  untilImport,
} from './import-calls.ts';
import type { BenchMessage, Import, Stage } from './import-stages.ts';
import { timeOf, timingOf } from './measure.ts';

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
  const sent = await untilImport(call, id, (job) => job.state === 'checking' || isSettled(job));
  sendMessage({ stage: 'sent', share: 1 });
  const checked = await settled(call, await chooseColumns(call, sent), 'checked');
  return settled(call, await startImport(call, checked), 'written');
}

async function settled(call: Call, { id }: ImportDetails, stage: Stage): Promise<ImportDetails> {
  return untilImport(call, id, (job) => {
    const isOver = isSettled(job);
    sendMessage({ stage, share: isOver ? 1 : Math.min(job.progress, 0.999) });
    return isOver;
  });
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
