import {
  type ImportedRecording,
  proposeHolders,
  RECORDING_TABLE,
  withRights,
} from '@counterpoint/domain/recording-imports';
import { chosenRights } from '@counterpoint/domain/schemas/imports';
import type { Message } from '@counterpoint/messages';
import * as z from 'zod';
import { RECORDINGS } from '../../../catalogue/entry/entry-kind.ts';
import { indexWorks } from '../../../catalogue/works/work-index.ts';
import * as text from '../../../messages/import-repairs.generated.ts';
import { ernFormat } from '../../ern/ern-format.ts';
import { csvFormat } from '../formats/csv-format.ts';
import { xlsxFormat } from '../formats/xlsx-format.ts';
import type { ImportFormat } from '../import-format.ts';
import type { ImportSubject } from '../import-subject.ts';
import { createRemover, inCatalogue } from '../in-catalogue-repository.ts';
import { claimRegistered, undoClaims } from './claim-registered.ts';
import { readImportClaims } from './import-claim-repository.ts';
import { prepareRecordings } from './prepare-recordings.ts';
import { IS_UNTOUCHED, listPerformers } from './recording-import-repository.ts';
import { linesOf, validateBatch } from './validate-batch.ts';
import { createRecordingValidator } from './validate-recording.ts';

/** For rules whose own message has figures of one recording. */
export const RECORDING_REPAIRS: ReadonlyMap<string, Message> = new Map(Object.entries(text.recordingRepairs));

export const recordingKind: ImportSubject<ImportedRecording> = {
  ...inCatalogue(RECORDINGS, 'recording_right'),
  id: 'recording',
  topic: 'recordings',
  table: RECORDING_TABLE,
  noun: 'recording',
  formats: [xlsxFormat(RECORDING_TABLE), ernFormat, csvFormat(RECORDING_TABLE)].map(withRightsForAll),
  repairs: RECORDING_REPAIRS,
  shortColumns: [
    'recording_number',
    'title',
    'isrc',
    'display_artist',
    'duration_s',
    'right_holder',
    'right_role',
    'right_share',
    'right_territories',
    'right_valid_from',
    'p_line_year',
    'p_line',
  ],
  moreExamples: [
    {
      recording_number: 'ADW-R-0001',
      title: 'Night Market',
      isrc: 'GBEMI0300013',
      contributor_last_name: 'Boateng',
      contributor_first_name: 'Kofi',
      contributor_category: 'non_featured',
      contributor_roles: 'drums; percussion',
    },
  ],
  createRowValidator: createRecordingValidator,
  validateBatch,
  linesOf,
  proposeHolders: ({ draft, work }) => (draft ? proposeHolders(draft, work.sender) : []),
  lineOf: (recording) => recording.placeOf('isrc').line,
  prepare: prepareRecordings,
  removeUntouched: createRemover(RECORDINGS, {
    isUntouched: () => IS_UNTOUCHED,
    reindex: indexWorks,
  }),
  listPerformers,
  claim: claimRegistered,
  claims: readImportClaims,
  undoChanges: undoClaims,
};

const choices = z.object({ rights: chosenRights });

/** Applies the rights that the member chose for all recordings of a file. */
function withRightsForAll(format: ImportFormat): ImportFormat {
  return {
    ...format,
    async *read(reading) {
      const chosen = choices.safeParse(reading.choices);
      for await (const item of format.read(reading))
        yield chosen.success && item.kind === 'work' ? withRights(item, chosen.data.rights) : item;
    },
  };
}
