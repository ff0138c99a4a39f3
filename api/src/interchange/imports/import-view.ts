import { pickFields } from '@counterpoint/domain/fields';
import { territoriesCell } from '@counterpoint/domain/recording-imports';
import {
  chosenRights,
  type ImportDetails,
  type ImportRow,
  type ImportState,
  importRow,
  RUNNING_IMPORT_STATES,
} from '@counterpoint/domain/schemas/imports';
import * as z from 'zod';
import type { Database } from '../../platform/db/transaction.ts';
import { readParts } from './import-part-repository.ts';
import type { ImportJob } from './import-repository.ts';
import type { KeptEntries } from './import-subject.ts';
import { subjectOf } from './subjects.ts';

export function toRow(job: ImportJob): ImportRow {
  return pickFields(importRow.shape, {
    ...job,
    bytes: Number(job.bytes),
    received: Number(job.received),
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
    updated_at: job.updated_at.toISOString(),
  });
}

const MAX_KEPT = 200;
const MAX_AWAITED = 5;
const ENDED: readonly ImportState[] = ['done', 'cancelled', 'failed'];

const withRights = z.object({ rights: chosenRights });

const NONE_KEPT: KeptEntries = { kept: [], kept_count: 0 };
const NO_CLAIMS: ImportDetails['claims'] = { counts: {}, items: [] };
const NONE_AWAITED: ImportDetails['awaited'] = { entries: 0, members: [], other_members: 0 };

export async function toDetails(db: Database, job: ImportJob): Promise<ImportDetails> {
  const { table, remaining: existing, notSubmitted, claims, readAwaited } = subjectOf(job);
  const canAwait = !RUNNING_IMPORT_STATES.includes(job.state) && !job.as_drafts && job.imported > job.removed;
  const [rejected, kept, drafted, claimed, awaited] = await Promise.all([
    readParts(db, job.id, 'rejected'),
    job.state === 'undone' ? existing(db, job.id, MAX_KEPT) : NONE_KEPT,
    (ENDED.includes(job.state) && notSubmitted?.(db, job.id, MAX_KEPT)) || NONE_KEPT,
    (job.claims_rights && claims?.(db, job.id, MAX_KEPT)) || NO_CLAIMS,
    canAwait ? readAwaited(db, job.id, MAX_AWAITED) : NONE_AWAITED,
  ]);
  const targets = table.columns.map(({ key, label, group, kind }) => ({
    key,
    label,
    is_of_work: group === table.main,
    is_share: kind === 'share',
  }));
  const rights = withRights.safeParse(job.choices).data?.rights;
  return {
    ...toRow(job),
    preview: job.preview && { ...job.preview, targets },
    report: job.report,
    rights: rights ? { ...rights, territories: territoriesCell.write(rights.territories) } : null,
    has_rejected: rejected.length > 0,
    ...kept,
    not_submitted: drafted.kept,
    not_submitted_count: drafted.kept_count,
    leaves_out_alike: job.leaves_out_alike,
    claims_rights: job.claims_rights,
    awaited,
    claims: claimed,
  };
}
