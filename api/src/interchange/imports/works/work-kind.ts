import { type ImportedDraft, WORK_TABLE } from '@counterpoint/domain/imports';
import { WORKS } from '../../../catalogue/entry/entry-kind.ts';
import { cwrFormat } from '../../cwr/cwr-format.ts';
import { listConflicts } from '../../cwr/import-revision-repository.ts';
import { undoRevisions } from '../../cwr/undo-revisions.ts';
import { csvFormat } from '../formats/csv-format.ts';
import { xlsxFormat } from '../formats/xlsx-format.ts';
import type { SubjectKind } from '../import-subject.ts';
import { inCatalogue } from '../in-catalogue-repository.ts';
import { prepareWorks } from './prepare-works.ts';
import { createWorkValidator } from './validate-work.ts';
import { validateBatch } from './validate-works.ts';
import type { WorkFormat } from './work-format.ts';
import { removeUntouched } from './work-removal-repository.ts';
import { WORK_REPAIRS } from './work-repairs.ts';

const inImports = inCatalogue(WORKS, 'composition_interest');

export const workKind: SubjectKind<ImportedDraft, WorkFormat> = {
  ...inImports,
  id: 'composition',
  topic: 'compositions',
  searchSubject: 'composition',
  table: WORK_TABLE,
  noun: 'work',
  formats: [xlsxFormat(WORK_TABLE), cwrFormat, csvFormat(WORK_TABLE)],
  repairs: WORK_REPAIRS,
  shortColumns: [
    'work_number',
    'title',
    'iswc',
    'language',
    'writer_last_name',
    'writer_first_name',
    'writer_ipi',
    'writer_role',
    'writer_pr',
    'writer_mr',
    'publisher_name',
    'publisher_ipi',
  ],
  moreExamples: [
    {
      work_number: 'ADW-0001',
      title: 'River Song',
      writer_last_name: 'Boateng',
      writer_first_name: 'Kofi',
      writer_role: 'CA',
      writer_pr: '50',
      writer_mr: '50',
    },
  ],
  createRowValidator: createWorkValidator,
  validateBatch,
  linesOf: ({ writers, publishers }) => [...writers, ...publishers],
  lineOf: ({ lines }) => lines.from,
  prepare: prepareWorks,
  removeUntouched,
  remaining: async (db, jobId, limit) => [
    ...(await inImports.remaining(db, jobId, limit)),
    ...(await listConflicts(db, jobId, limit)),
  ],
  undoChanges: undoRevisions,
};
