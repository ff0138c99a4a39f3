import { type ImportedDraft, WORK_TABLE } from '@counterpoint/domain/imports';
import type { Message } from '@counterpoint/messages';
import { WORKS } from '../../../catalogue/entry/entry-kind.ts';
import { indexRecordings } from '../../../catalogue/recordings/recording-index.ts';
import * as text from '../../../messages/import-repairs.generated.ts';
import { cwrFormat } from '../../cwr/cwr-format.ts';
import { listConflicts, listNotSubmitted } from '../../cwr/import-revision-repository.ts';
import { undoRevisions } from '../../cwr/undo-revisions.ts';
import { csvFormat } from '../formats/csv-format.ts';
import { xlsxFormat } from '../formats/xlsx-format.ts';
import type { ImportSubject } from '../import-subject.ts';
import { createRemover, inCatalogue } from '../in-catalogue-repository.ts';
import { prepareWorks } from './prepare-works.ts';
import { createWorkValidator } from './validate-work.ts';
import { validateBatch } from './validate-works.ts';
import { isUntouched } from './work-import-repository.ts';

/** For rules whose own message has figures of one work. */
export const WORK_REPAIRS: ReadonlyMap<string, Message> = new Map(Object.entries(text.workRepairs));

const inImports = inCatalogue(WORKS, 'composition_interest');

export const workKind: ImportSubject<ImportedDraft> = {
  ...inImports,
  id: 'composition',
  topic: 'compositions',
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
  removeUntouched: createRemover(WORKS, { isUntouched, reindex: indexRecordings }),
  async remaining(db, jobId, limit) {
    const created = await inImports.remaining(db, jobId, limit);
    const revised = await listConflicts(db, jobId, limit);
    return { kept: [...created.kept, ...revised.kept], kept_count: created.kept_count + revised.kept_count };
  },
  notSubmitted: listNotSubmitted,
  undoChanges: undoRevisions,
};
