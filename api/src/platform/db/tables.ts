import type { Insertable, Selectable } from 'kysely';

// biome-ignore lint/suspicious/noEmptyInterface: every subject adds its own tables
export interface Tables {}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
