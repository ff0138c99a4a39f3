import { WORK_FIELDS } from '../fields/index.ts';
import { columnsOf } from './columns-of.ts';
import { columnsOfFields, columnsOfLists } from './field-columns.ts';
import type { ColumnGroup, ImportColumn } from './import-column.ts';

const NUMBER = columnsOf('work')('work_number', 'Work number', {
  others: ['No', 'Submitter work number', 'Your work number', 'Member work id', 'Catalogue reference', 'Song ID'],
  example: 'ADW-0001',
});

const columns = columnsOfFields(WORK_FIELDS, 'work');
const afterNaming = columns.findIndex(({ key }) => key === 'distribution_category');

export const NAMING_COLUMNS: readonly ImportColumn[] = [NUMBER, ...columns.slice(0, afterNaming)];
export const FACT_COLUMNS: readonly ImportColumn[] = columns.slice(afterNaming);
export const LIST_COLUMNS: readonly ImportColumn[] = columnsOfLists<ColumnGroup>(WORK_FIELDS);
