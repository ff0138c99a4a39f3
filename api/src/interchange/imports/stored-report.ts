import type { ImportReport } from '@counterpoint/domain/schemas/imports';
import type { StoredReport } from './import-tables.ts';

export function toReport(stored: StoredReport): ImportReport {
  return { clean_alike: 0, draftable_alike: 0, claimable: 0, without_rights: 0, holders: [], ...stored };
}
