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
  waitForImport,
} from './import-calls.ts';
import type { BenchMessage, Import, Stage } from './import-stages.ts';
import { timeOf, timingOf } from './measure.ts';

const READ_INTERVAL_MS = 200;

process.once('message', async (options: Import) => {
  const file = await makeFile(options.place, options.works, options.format);
  sendMessage({ bytes: file.bytes });
  const reader = readWhile(callsOf(options.reader));
  const job = await importFile(callsOf(options.publisher), file);
  sendMessage({ job, calls: await reader.stop() });
  process.disconnect?.();
});

function sendMessage(message: BenchMessage): void {
  process.send?.(message);
}

async function importFile(call: Call, file: ReadyFile): Promise<ImportDetails> {
  const id = await sendFile(call, file, (share) => sendMessage({ stage: 'sent', share }));
  const sent = await waitForImport(call, id, (job) => job.state === 'checking' || isSettled(job));
  sendMessage({ stage: 'sent', share: 1 });
  const checked = await waitForStage(call, await chooseColumns(call, sent), 'checked');
  return waitForStage(call, await startImport(call, checked), 'written');
}

async function waitForStage(call: Call, { id }: ImportDetails, stage: Stage): Promise<ImportDetails> {
  return waitForImport(call, id, (job) => {
    const isOver = isSettled(job);
    sendMessage({ stage, share: isOver ? 1 : Math.min(job.progress, 0.999) });
    return isOver;
  });
}

function readWhile(call: Call) {
  let isOver = false;
  const durations: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      durations.push(await timeOf(() => call('GET', '/compositions')));
      await pause(READ_INTERVAL_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return timingOf(durations);
    },
  };
}
