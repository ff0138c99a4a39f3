import type { ImportDetails } from '@counterpoint/domain/schemas';
import type { BenchFormat, Caller } from './import-calls.ts';
import type { Timing } from './measure.ts';

/** What the bench asks for. */
export interface Import {
  /** Who imports. */
  readonly publisher: Caller;
  /** Who reads their list meanwhile: an import must not be felt by others. */
  readonly reader: Caller;
  readonly works: number;
  readonly format: BenchFormat;
}

/** What the members are at, in this order. */
export const STAGES = ['sent', 'checked', 'written'] as const;
/** One of them. */
export type Stage = (typeof STAGES)[number];

/** What is told to the bench: how far a stage is, from 0 to 1, and what came of all. */
export type Told =
  | { readonly stage: Stage; readonly share: number }
  | { readonly job: ImportDetails; readonly bytes: number; readonly calls: Timing };
