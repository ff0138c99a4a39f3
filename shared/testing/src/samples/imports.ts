import type { ImportDetails } from '@counterpoint/domain/schemas/imports';

const AT = '2026-11-20T10:00:00.000Z';

/** An import of works, whose columns are to be matched. */
export function anImport(overrides: Partial<ImportDetails> = {}): ImportDetails {
  return {
    id: '01900000-0000-7000-8000-0000000000f1',
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
    kept_count: 0,
    not_submitted: [],
    not_submitted_count: 0,
    leaves_out_alike: true,
    awaited: { entries: 0, members: [], other_members: 0 },
    claims_rights: false,
    claims: { counts: {}, items: [] },
    ...overrides,
  };
}
