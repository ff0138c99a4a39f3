import type { Insertable, Selectable } from 'kysely';
import type { AccountTables } from '../account/account-tables.ts';
import type { CompositionTables } from '../compositions/composition-tables.ts';
import type { CwrTables } from '../cwr/cwr-tables.ts';
import type { DuplicateTables } from '../duplicates/duplicate-tables.ts';
import type { FileTables } from '../files/file-tables.ts';
import type { IsniTables } from '../identifiers/isni-application-tables.ts';
import type { ImportTables } from '../imports/import-tables.ts';
import type { JobTables } from '../jobs/job-tables.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { NotificationTables } from '../notifications/notification-tables.ts';
import type { OppositionTables } from '../oppositions/opposition-tables.ts';
import type { RecordingTables } from '../recordings/recording-tables.ts';
import type { RightsHolderTables } from '../rightsholders/rights-holder-tables.ts';
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
