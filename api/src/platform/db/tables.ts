import type { Insertable, Selectable } from 'kysely';
import type { DuplicateTables } from '../../catalogue/duplicates/duplicate-tables.ts';
import type { RecordingTables } from '../../catalogue/recordings/recording-tables.ts';
import type { CompositionTables } from '../../catalogue/works/composition-tables.ts';
import type { OppositionTables } from '../../disputes/opposition-tables.ts';
import type { NotificationTables } from '../../home/notifications/notification-tables.ts';
import type { CwrTables } from '../../interchange/cwr/cwr-tables.ts';
import type { ImportTables } from '../../interchange/imports/import-tables.ts';
import type { AccountTables } from '../../members/account/account-tables.ts';
import type { IsniTables } from '../../parties/identifiers/isni-application-tables.ts';
import type { RightsHolderTables } from '../../parties/rights-holders/rights-holder-tables.ts';
import type { FileTables } from '../files/file-tables.ts';
import type { JobTables } from '../jobs/job-tables.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { SearchTables } from '../search/search-tables.ts';
import type { OperationTables } from './operation-tables.ts';

/** Every table of the database; each subject declares its own. */
export interface Tables
  extends AccountTables,
    OperationTables,
    LiveTables,
    CompositionTables,
    CwrTables,
    RecordingTables,
    OppositionTables,
    IsniTables,
    NotificationTables,
    JobTables,
    ImportTables,
    SearchTables,
    DuplicateTables,
    FileTables,
    RightsHolderTables {}

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row of a table as it is written. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
