import type { ImportFinding } from '@counterpoint/domain/imports';
import { interestsInRecording } from '@counterpoint/domain/mandates';
import * as text from '../../../messages/import-findings.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import type { RowValidation } from '../import-subject.ts';
import { type KnownParty, partiesIn } from '../validation/party-lookup-repository.ts';
import { validateParties } from '../validation/validate-parties.ts';
import { interestsIn, validateStanding } from '../validation/validate-standing.ts';
import { CLAIMABLE_FINDING } from '../validation/validated-row.ts';
import { flagDuplicates } from './flag-duplicates.ts';
import { ownLinesOf } from './own-lines.ts';
import { recordingsWithIsrcs, recordingsWithNumbers } from './registered-isrc-repository.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export async function validateBatch(
  validation: RowValidation<ImportFormat>,
  batch: readonly ValidatedRecording[],
): Promise<Map<string, KnownParty>> {
  const { db, parties } = validation;
  const known = await parties.find(db, partiesIn(batch.flatMap(({ draft }) => (draft ? linesOf(draft) : []))));
  for (const validated of batch)
    for (const list of ['contributors', 'rights'] as const)
      validateParties({ validated, list, lines: validated.draft?.[list] ?? [] }, known);
  // Without rights it is refused anyway, until the member chooses who holds them.
  const withRights = batch.filter(({ draft }) => draft && draft.rights.length > 0);
  await validateStanding(validation, withRights, {
    noun: 'recording',
    interestsOf: ({ contributors, rights }) =>
      interestsInRecording({ contributors: interestsIn(contributors, known), rights: interestsIn(rights, known) }),
  });
  await validateNumbers(validation, batch);
  await validateIsrcs(validation, batch, known);
  if (validation.looksForDuplicates) await flagDuplicates(validation, batch);
  return known;
}

export function linesOf({ contributors, rights }: NonNullable<ValidatedRecording['draft']>) {
  return [...contributors, ...rights];
}

async function validateNumbers(
  { db, job }: RowValidation<ImportFormat>,
  batch: readonly ValidatedRecording[],
): Promise<void> {
  const numbers = batch.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return;
  const rows = await recordingsWithNumbers(db, job, numbers);
  const taken = new Map(rows.map((row) => [row.own_number, row.reference]));
  for (const { number, work, findings } of batch) {
    const reference = number && taken.get(number);
    if (reference)
      findings.push({ ...work.placeOf('recording_number'), ...numberTaken(), expected: text.notOf({ reference }) });
  }
}

async function validateIsrcs(
  { db, job }: RowValidation<ImportFormat>,
  batch: readonly ValidatedRecording[],
  known: ReadonlyMap<string, KnownParty>,
): Promise<void> {
  const isrcs = batch.flatMap(({ draft }) => draft?.isrc ?? []);
  if (isrcs.length === 0) return;
  const rows = await recordingsWithIsrcs(db, job.id, isrcs);
  const taken = new Map(rows.map((row) => [row.isrc, row]));
  for (const { draft, work, findings } of batch) {
    const other = taken.get(draft?.isrc ?? '');
    if (!draft || !other) continue;
    const theirs = ownLinesOf(draft, job, known).length > 0 ? claimable() : registeredByOther();
    const kind = other.member_id === job.member_id ? registeredByYou() : theirs;
    findings.push({
      ...work.placeOf('isrc'),
      ...kind,
      expected: text.notOfRecording({ title: other.title, reference: other.reference }),
    });
  }
}

type Kind = Omit<ImportFinding, 'line' | 'column' | 'found' | 'expected'>;

function numberTaken(): Kind {
  return {
    id: 'I-NUM-02',
    severity: 'block',
    correction: text.numberTaken({ noun: 'recording' }),
  };
}
function registeredByYou(): Kind {
  return {
    id: 'I-DUP-11',
    severity: 'block',
    correction: text.registeredByYou(),
  };
}
function registeredByOther(): Kind {
  return {
    id: 'I-DUP-12',
    severity: 'block',
    correction: text.registeredByOther(),
  };
}
function claimable(): Kind {
  return {
    id: CLAIMABLE_FINDING,
    severity: 'block',
    correction: text.claimable(),
  };
}
