// Sends the file of `pnpm bench import` from a process of its own: what a member's browser does is not the API's memory.
import { type BenchFormat, type Caller, callsOf, sendFile } from './import-calls.ts';

/** What the bench asks for. */
export interface Sending {
  readonly caller: Caller;
  readonly works: number;
  readonly format: BenchFormat;
}

process.once('message', async ({ caller, works, format }: Sending) => {
  process.send?.(await sendFile(callsOf(caller), works, format));
  process.disconnect?.();
});
