import { paths } from '@counterpoint/contract/paths';
import type { ImportDetails, ImportReport } from '@counterpoint/domain/schemas/imports';
import { anImport, renderWithHost } from '@counterpoint/testing';
import { ImportPage } from '../import-page.tsx';

export const { id: ID } = anImport();
export const NO_IMPORTS = { items: [], total: 0, page: 1, per_page: 10 };
export const route = paths.compositions.importing();

export function open(query = '') {
  return renderWithHost(<ImportPage />, { route, path: `${route}${query}` });
}

export const preview: NonNullable<ImportDetails['preview']> = {
  header: ['Name of song', 'Who'],
  rows: [['River', 'Ama']],
  columns: [null, { key: 'writer_name', slot: 1 }],
  share_unit: 'percent',
  is_remembered: false,
  sheets: [],
  sheet: null,
  encodings: [],
  encoding: null,
  corrections: [],
  targets: [
    { key: 'title', label: 'Title', is_of_work: true, is_share: false },
    { key: 'writer_name', label: 'Writer: name', is_of_work: false, is_share: false },
    { key: 'writer_pr', label: 'Writer: performing share', is_of_work: false, is_share: true },
  ],
};

export const report: ImportReport = {
  works: 5,
  clean: 3,
  draftable: 4,
  new_parties: 2,
  is_refused: false,
  clean_alike: 0,
  draftable_alike: 0,
  claimable: 0,
  without_rights: 0,
  holders: [],
  repairs: [
    {
      repair: 0,
      rule: 'I-CEL-02',
      severity: 'block',
      column: 'ISWC',
      correction: 'Look at it.',
      findings: 1,
      works: 1,
    },
  ],
};
