import { paths } from '@counterpoint/contract/paths';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { renderWithHost } from '@counterpoint/testing';
import { ImportPage } from '../import-page.tsx';

export const ID = '01900000-0000-7000-8000-0000000000f1';
export const NO_IMPORTS = { items: [], total: 0, page: 1, per_page: 10 };
const AT = '2026-11-20T10:00:00.000Z';
export const route = paths.compositions.importing();

export function open(query = '') {
  return renderWithHost(<ImportPage />, { route, path: `${route}${query}` });
}

export function anImport(overrides: Partial<ImportDetails> = {}): ImportDetails {
  return {
    id: ID,
    version: 3,
    subject: 'composition',
    state: 'mapping',
    file_name: 'works.csv',
    bytes: 120,
    received: 120,
    about: 'CSV, UTF-8, separated by commas',
    as_drafts: false,
    progress: 0,
    imported: 0,
    removed: 0,
    problem: null,
    created_at: AT,
    finished_at: null,
    updated_at: AT,
    preview: null,
    report: null,
    rights: null,
    has_rejected: false,
    kept: [],
    leaves_out_alike: true,
    awaited: { entries: 0, members: [] },
    claims_rights: false,
    claims: { counts: {}, items: [] },
    ...overrides,
  };
}

export const preview: NonNullable<ImportDetails['preview']> = {
  header: ['Name of song', 'Who'],
  rows: [['River', 'Ama']],
  columns: [null, { key: 'writer_name', slot: 1 }],
  share_unit: 'percent',
  is_remembered: false,
  sheets: [],
  sheet: null,
  corrections: [],
  targets: [
    { key: 'title', label: 'Title', is_of_work: true, is_share: false },
    { key: 'writer_name', label: 'Writer: name', is_of_work: false, is_share: false },
    { key: 'writer_pr', label: 'Writer: performing share', is_of_work: false, is_share: true },
  ],
};
