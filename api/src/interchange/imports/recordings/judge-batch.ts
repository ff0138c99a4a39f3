import type { ImportFinding } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-findings.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Judging } from '../import-subject.ts';
import { judgeParties } from '../judging/judge-parties.ts';
import { CLAIMABLE_FINDING } from '../judging/judged.ts';
import { type KnownParty, partiesIn } from '../judging/party-lookup-repository.ts';
import { judgeLikeness } from './judge-likeness.ts';
import type { JudgedRecording } from './judge-recording.ts';
import { ownLinesOf } from './own-lines.ts';
import { recordingsWithIsrcs, recordingsWithNumbers } from './taken-recordings-repository.ts';

export async function judgeBatch(
  judging: Judging<ImportFormat>,
  batch: readonly JudgedRecording[],
): Promise<Map<string, KnownParty>> {
  const { db, parties } = judging;
  const known = await parties.find(db, partiesIn(batch.flatMap(({ draft }) => (draft ? linesOf(draft) : []))));
  for (const judged of batch)
    for (const list of ['contributors', 'rights'] as const)
      judgeParties({ judged, list, lines: judged.draft?.[list] ?? [] }, known);
  await judgeNumbers(judging, batch);
  await judgeIsrcs(judging, batch, known);
  if (judging.looksForAlike) await judgeLikeness(judging, batch);
  return known;
}

export function linesOf({ contributors, rights }: NonNullable<JudgedRecording['draft']>) {
  return [...contributors, ...rights];
}

async function judgeNumbers({ db, job }: Judging<ImportFormat>, batch: readonly JudgedRecording[]): Promise<void> {
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

async function judgeIsrcs(
  { db, job }: Judging<ImportFormat>,
  batch: readonly JudgedRecording[],
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
    mend: text.numberTaken({ noun: 'recording' }),
  };
}
function registeredByYou(): Kind {
  return {
    id: 'I-DUP-11',
    severity: 'block',
    mend: text.registeredByYou(),
  };
}
function registeredByOther(): Kind {
  return {
    id: 'I-DUP-12',
    severity: 'block',
    mend: text.registeredByOther(),
  };
}
function claimable(): Kind {
  return {
    id: CLAIMABLE_FINDING,
    severity: 'block',
    mend: text.claimable(),
  };
}
