import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { answerRequests, sendEvent } from './client-process.ts';
import {
  type BenchFormat,
  type Call,
  type Caller,
  callsOf,
  chooseColumns,
  isSettled,
  makeFile,
  sendFile,
  startImport,
  waitForImport,
} from './import-calls.ts';
import { type Timing, timeOf, timingOf } from './measure.ts';

export interface Import {
  readonly publisher: Caller;
  /** Reads its own list meanwhile: an import must not slow down other members. */
  readonly reader: Caller;
  readonly works: number;
  readonly format: BenchFormat;
  readonly place: string;
}

/** Events: the file is there, or a stage is over. */
export type Stage = 'made' | 'sent' | 'checked' | 'written';

export interface ImportOutcome {
  readonly bytes: number;
  readonly job: ImportDetails;
  readonly calls: Timing;
}

const READ_INTERVAL_MS = 200;

answerRequests(async ({ place, works, format, publisher, reader }: Import): Promise<ImportOutcome> => {
  const file = await makeFile(place, works, format);
  endStage('made');
  const reading = readWhile(callsOf(reader));
  const call = callsOf(publisher);
  const id = await sendFile(call, file);
  const sent = await waitForImport(call, id, (job) => job.state === 'checking' || isSettled(job));
  endStage('sent');
  const checking = await chooseColumns(call, sent);
  const checked = await waitForImport(call, checking.id, isSettled);
  endStage('checked');
  const started = await startImport(call, checked);
  const job = await waitForImport(call, started.id, isSettled);
  endStage('written');
  return { bytes: file.bytes, job, calls: await reading.stop() };
});

function endStage(stage: Stage): void {
  sendEvent(stage);
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
