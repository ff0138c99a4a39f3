import type { StatusTone } from '@counterpoint/kit/core';
import type { VersionFacts } from './compared-rows.ts';

export interface VersionRow {
  readonly number: number;
  readonly change_note: string | null;
  readonly author_name: string;
  readonly is_me: boolean;
  readonly created_at: string;
  readonly registered_at: string | null;
}

interface VersionQuery<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

export interface VersionSource<Row extends VersionRow, Details> {
  readonly list: VersionQuery<{ readonly items: readonly Row[] }>;
  readonly version: (number: number) => VersionQuery<Details>;
  readonly statusOf: (row: Row) => { readonly label: string; readonly tone: StatusTone };
  readonly changedIn: (row: Row) => readonly string[];
  readonly factsOf: (details: Details) => VersionFacts;
}
