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

interface RevisionQuery<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

export interface RevisionSource<Row extends RevisionRow, Details> {
  readonly list: RevisionQuery<{ readonly items: readonly Row[] }>;
  readonly version: (number: number) => RevisionQuery<Details>;
  readonly statusOf: (row: Row) => { readonly label: string; readonly tone: StatusTone };
  readonly changedIn: (row: Row) => readonly string[];
  readonly factsOf: (details: Details) => RevisionFacts;
}
