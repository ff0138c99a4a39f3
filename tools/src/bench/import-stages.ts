import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import type { BenchFormat, Caller } from './import-calls.ts';
import type { Timing } from './measure.ts';

export interface Import {
  readonly publisher: Caller;
  /** Reads its own list meanwhile: an import must not slow down other members. */
  readonly reader: Caller;
  readonly works: number;
  readonly format: BenchFormat;
  readonly place: string;
}

export const STAGES = ['sent', 'checked', 'written'] as const;
export type Stage = (typeof STAGES)[number];

/** Messages to the bench: file size, progress of a stage (0 to 1), result. */
export type BenchMessage =
  | { readonly bytes: number }
  | { readonly stage: Stage; readonly share: number }
  | { readonly job: ImportDetails; readonly calls: Timing };
