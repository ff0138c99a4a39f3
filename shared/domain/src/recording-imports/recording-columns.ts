import { RECORDING_FIELDS } from '../fields/index.ts';
import { iswcCell } from '../imports/cell-kinds.ts';
import { columnsOf } from '../imports/columns-of.ts';
import { columnsOfFields } from '../imports/field-columns.ts';
import type { TableColumn } from '../imports/table-definition.ts';

const NUMBER = columnsOf('recording')('recording_number', 'Recording number', {
  others: ['Your recording number', 'Track ID', 'Submitter recording id', 'Proprietary ID', 'Member recording id'],
  example: 'ADW-R-0001',
});

const columns = columnsOfFields(RECORDING_FIELDS, 'recording');
const afterNaming = columns.findIndex(({ key }) => key === 'p_line_year');

export const NAMING_COLUMNS: readonly TableColumn[] = [NUMBER, ...columns.slice(0, afterNaming)];
export const FACT_COLUMNS: readonly TableColumn[] = columns.slice(afterNaming);

export const LIST_COLUMNS: readonly TableColumn[] = [
  columnsOf('artist')('main_artist', 'Main artist', {
    paths: ['name'],
    others: ['Featured artist', 'Main artist 1'],
  }),
  columnsOf('work')('work_title', 'Work: title', {
    paths: ['title'],
    others: ['Composition', 'Composition title', 'Musical work'],
    example: 'Night Market',
  }),
  columnsOf('work')('work_iswc', 'Work: ISWC', {
    kind: iswcCell,
    paths: ['iswc'],
    others: ['ISWC', 'Composition ISWC'],
  }),
  columnsOf('work')('work_writers', 'Work: writers', {
    paths: ['writers'],
    others: ['Writers'],
    example: 'Ama Mensah',
  }),
];
