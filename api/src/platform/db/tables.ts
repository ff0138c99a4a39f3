import type { Insertable, Selectable } from 'kysely';

/** Every table of the database. Each subject adds its own in its `*-tables.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: every subject adds its own tables
export interface Tables {}

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row of a table as it is written. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
