import type { Read } from '@counterpoint/client/queries';
import type { StatusTone } from '@counterpoint/kit/core';
import type { RevisionFacts } from './compared-rows.ts';

export interface RevisionRow {
  readonly number: number;
  readonly change_note: string | null;
  readonly author_name: string;
  readonly is_me: boolean;
  readonly created_at: string;
  readonly registered_at: string | null;
}

export interface RevisionSource<Row extends RevisionRow, Details> {
  readonly list: Read<{ readonly items: readonly Row[] }>;
  readonly version: (number: number) => Read<Details>;
  readonly statusOf: (row: Row) => { readonly label: string; readonly tone: StatusTone };
  readonly changedIn: (row: Row) => readonly string[];
  readonly factsOf: (details: Details) => RevisionFacts;
}
