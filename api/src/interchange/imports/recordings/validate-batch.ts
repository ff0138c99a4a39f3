import { rejection, warning } from '@counterpoint/domain/imports';
import { interestsInRecording } from '@counterpoint/domain/mandates';
import { RECORDINGS } from '../../../catalogue/entry/entry-kind.ts';
import {
  type ComparedRecording,
  compareRecordings,
  findSimilarRecordings,
} from '../../../catalogue/recordings/duplicates/compare-recordings.ts';
import { readComparedRecordings } from '../../../catalogue/recordings/duplicates/recording-candidate-repository.ts';
import { fullTitle } from '../../../catalogue/recordings/recording-repository.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { RowValidation } from '../import-format.ts';
import { type KnownParty, partiesIn } from '../validation/party-lookup-repository.ts';
import { validateNumbers } from '../validation/validate-numbers.ts';
import { validateParties } from '../validation/validate-parties.ts';
import { interestsIn, validateStanding } from '../validation/validate-standing.ts';
import { CLAIMABLE_FINDING, DUPLICATE_FINDINGS, report } from '../validation/validated-row.ts';
import { ownLinesOf } from './claim-registered.ts';
import { recordingsWithIsrcs } from './recording-import-repository.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export async function validateBatch(
  validation: RowValidation,
  batch: readonly ValidatedRecording[],
): Promise<Map<string, KnownParty>> {
  const { db, parties } = validation;
  const known = await parties.find(db, partiesIn(batch.flatMap(({ draft }) => (draft ? linesOf(draft) : []))));
  for (const validated of batch) validateParties(validated, ['contributors', 'rights'], known);
  // Without rights it is refused anyway, until the member chooses who holds them.
  const withRights = batch.filter(({ draft }) => draft && draft.rights.length > 0);
  await validateStanding(validation, withRights, {
    noun: 'recording',
    interestsOf: ({ contributors, rights }) =>
      interestsInRecording({ contributors: interestsIn(contributors, known), rights: interestsIn(rights, known) }),
  });
  await validateNumbers(validation, { kind: RECORDINGS, noun: 'recording' }, batch);
  await validateIsrcs(validation, batch, known);
  if (validation.looksForDuplicates) await flagDuplicates(validation, batch);
  return known;
}

export function linesOf({ contributors, rights }: NonNullable<ValidatedRecording['draft']>) {
  return [...contributors, ...rights];
}

async function validateIsrcs(
  { db, job }: RowValidation,
  batch: readonly ValidatedRecording[],
  known: ReadonlyMap<string, KnownParty>,
): Promise<void> {
  const isrcs = batch.flatMap(({ draft }) => draft?.isrc ?? []);
  if (isrcs.length === 0) return;
  const rows = await recordingsWithIsrcs(db, job.id, isrcs);
  const taken = new Map(rows.map((row) => [row.isrc, row]));
  for (const row of batch) {
    const other = taken.get(row.draft?.isrc ?? '');
    if (!row.draft || !other) continue;
    const expected = text.notOfRecording({ title: other.title, reference: other.reference });
    if (other.member_id === job.member_id) report(row, 'isrc', rejection('I-DUP-11', text.registeredByYou(), expected));
    else if (ownLinesOf(row.draft, job, known).length > 0)
      report(row, 'isrc', rejection(CLAIMABLE_FINDING, text.claimable(), expected));
    else report(row, 'isrc', rejection('I-DUP-12', text.registeredByOther(), expected));
  }
}

async function flagDuplicates(
  { db, job }: Pick<RowValidation, 'db' | 'job'>,
  batch: readonly ValidatedRecording[],
): Promise<void> {
  // A taken ISRC is an error already.
  const fresh = batch.flatMap(({ draft, work, findings }) =>
    draft && !findings.some(({ id }) => id.startsWith('I-DUP-')) ? [{ draft, work, findings }] : [],
  );
  const alike = await findSimilarRecordings(
    db,
    fresh.map(({ draft }) => draft),
  );
  const ids = [...new Set(alike.flat())];
  const isrcs = fresh.flatMap(({ draft }) => draft.isrc ?? []);
  if (ids.length + isrcs.length === 0) return;
  const wanted = { isrcs, ids, memberId: job.member_id, exceptJobId: job.id };
  const existing = await readComparedRecordings(db, wanted);
  const byId = new Map(existing.map((found) => [found.id, found]));
  const byIsrc = new Map(existing.map((found) => [found.isrc, found]));
  for (const [index, row] of fresh.entries()) {
    const similar = (alike[index] ?? []).flatMap((id) => byId.get(id) ?? []);
    const likely = byIsrc.get(row.draft.isrc ?? '') ?? similar.find((found) => compareRecordings(row.draft, found));
    if (likely) warnOfDuplicate(row, likely);
  }
}

function warnOfDuplicate(
  row: Pick<ValidatedRecording, 'work' | 'findings'> & { readonly draft: ComparedRecording },
  found: ComparedRecording & { readonly reference: string },
): void {
  const { display_artist, reference } = found;
  const title = fullTitle(found);
  const isSame = found.isrc !== null && found.isrc === row.draft.isrc;
  const expected = isSame
    ? text.notOfRecording({ title, reference })
    : text.notRecording({ title, artist: display_artist ?? '', reference });
  report(row, isSame ? 'isrc' : 'title', warning(DUPLICATE_FINDINGS.recordings, text.similarRecording(), expected));
}
