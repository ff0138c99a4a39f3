import { fullName, rejection, warning } from '@counterpoint/domain/imports';
import { duplicateReasonText } from '@counterpoint/domain/schemas/works';
import { findDuplicates, type GivenWork } from '../../../catalogue/duplicates/duplicate-service.ts';
import { WORKS } from '../../../catalogue/entry/entry-kind.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { RowValidation } from '../import-format.ts';
import type { ImportJob } from '../import-repository.ts';
import { type KnownParty, partiesIn } from '../validation/party-lookup-repository.ts';
import { validateNumbers } from '../validation/validate-numbers.ts';
import { validateParties } from '../validation/validate-parties.ts';
import { interestsIn, validateStanding } from '../validation/validate-standing.ts';
import { DUPLICATE_FINDINGS, report } from '../validation/validated-row.ts';
import type { ValidatedWork } from './validate-work.ts';
import { type WorkWithIswc, worksOfJob, worksWithIswcs } from './work-import-repository.ts';

const TAKEN_ISWC = 'I-DUP-01';

export async function validateBatch(
  validation: RowValidation,
  batch: readonly ValidatedWork[],
): Promise<Map<string, KnownParty>> {
  const { db, job, format, parties, looksForDuplicates } = validation;
  const known = await parties.find(
    db,
    partiesIn(batch.flatMap(({ draft }) => (draft ? [...draft.writers, ...draft.publishers] : []))),
  );
  for (const validated of batch) validateParties(validated, ['writers', 'publishers'], known);
  await validateStanding(validation, batch, {
    noun: 'work',
    interestsOf: ({ writers, publishers }) => interestsIn([...writers, ...publishers], known),
  });
  if (format.validate) {
    const mine = await format.validate(validation, batch);
    for (const validated of batch) validated.isRevision = mine.has(validated);
  } else await validateNumbers(validation, { kind: WORKS, noun: 'work' }, batch);
  await validateIswcs(db, job, batch);
  if (looksForDuplicates) await flagDuplicates(db, job, batch);
  return known;
}

async function validateIswcs(db: Database, job: ImportJob, batch: readonly ValidatedWork[]): Promise<void> {
  const iswcs = batch.flatMap(({ draft }) => draft?.iswc ?? []);
  if (iswcs.length === 0) return;
  const rows = await worksWithIswcs(db, job.id, iswcs);
  const taken = new Map(rows.map((row) => [row.iswc, row]));
  for (const row of batch) {
    const found = taken.get(row.draft?.iswc ?? '');
    if (!found || isRevised(row, found, job)) continue;
    report(row, 'iswc', rejection(TAKEN_ISWC, text.iswcTaken(), text.notOfTitle(found)));
  }
}

/** Whether the row is a revision of this work, found by its number or by ours. */
function isRevised(
  { isRevision, work }: ValidatedWork,
  { member_id, reference, own_number }: WorkWithIswc,
  job: ImportJob,
): boolean {
  return isRevision && member_id === job.member_id && (work.number === own_number || work.number === reference);
}

async function flagDuplicates(db: Database, job: ImportJob, batch: readonly ValidatedWork[]): Promise<void> {
  const fresh = batch.filter(({ draft, isRevision }) => draft && !isRevision);
  const duplicates = await findDuplicates(db, fresh.flatMap(toGiven), { memberId: job.member_id });
  // Works of this import don't conflict with each other.
  const own = await worksOfJob(
    db,
    job.id,
    duplicates.flatMap((found) => found.map(({ id }) => id)),
  );
  for (const [index, validated] of fresh.entries()) {
    const { why = [] } = duplicates[index]?.find(({ id }) => !own.has(id)) ?? {};
    const path = why.some(({ field }) => field === 'iswc') ? 'iswc' : 'title';
    const expected = why.map(duplicateReasonText).join(' ');
    if (expected) report(validated, path, warning(DUPLICATE_FINDINGS.works, text.similarWork(), expected));
  }
}

function toGiven({ draft, findings }: ValidatedWork): GivenWork[] {
  if (!draft) return [];
  const writers = draft.writers.flatMap(({ party }) =>
    party ? [{ partyId: null, ipi: party.ipi_name_number, name: fullName(party) }] : [],
  );
  const titles = [draft.title, ...draft.alternative_titles.map(({ title }) => title)];
  // That of a registered work is an error already.
  const iswc = findings.some(({ id }) => id === TAKEN_ISWC) ? null : draft.iswc;
  return [{ id: null, titles, iswc, versionType: draft.version_type, writers }];
}
