import type { AccountTables } from '../account/account-tables.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { OperationTables } from './operation-tables.ts';

/** Every table of the database; each subject declares its own. */
export interface Tables extends AccountTables, OperationTables, LiveTables {}
