import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
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
  /** Where the file is made. */
  readonly place: string;
}

/** What the members are at, in this order. */
export const STAGES = ['sent', 'checked', 'written'] as const;
/** One of them. */
export type Stage = (typeof STAGES)[number];

/** What is told to the bench: that the file lies ready, how far a stage is, from 0 to 1, and what came of all. */
export type Told =
  | { readonly bytes: number }
  | { readonly stage: Stage; readonly share: number }
  | { readonly job: ImportDetails; readonly calls: Timing };
