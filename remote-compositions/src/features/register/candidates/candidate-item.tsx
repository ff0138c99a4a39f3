import { CandidateCard, type ShownCandidate } from '@counterpoint/catalogue/review';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { duplicateReasonText } from '@counterpoint/domain/schemas';
import { CompositionStatus } from '@counterpoint/kit/page';
import { distinctWriters } from '../../../ui/distinct-writers.ts';
import type { Candidate } from './use-candidates.ts';

/** A work that may be the same, and why. */
export function CandidateItem({ candidate }: { candidate: Candidate }) {
  return <CandidateCard candidate={shownCandidate(candidate)} />;
}

/** One's own opens; in another's one can claim a share. */
export function shownCandidate(candidate: Candidate): ShownCandidate {
  const { row, why, certainty, isMine } = candidate;
  const writers = distinctWriters(row.writers)
    .map((writer) => writer.name)
    .join(', ');
  return {
    id: row.id,
    title: row.title,
    certainty,
    certainWords: 'The same ISWC',
    status: <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />,
    facts: [row.iswc && `ISWC ${formatIswc(row.iswc)}`, writers || 'No writers yet', `reference ${row.reference}`],
    why: why.map(duplicateReasonText),
    hint: isMine ? null : 'If you wrote a part of it, claim your share there instead of registering it again.',
    place: { href: placeOf(candidate), label: 'This is the same work' },
  };
}

function placeOf({ row, isMine }: Candidate): string {
  if (!isMine) return paths.compositions.claim(row.id);
  return row.state === 'draft' ? paths.compositions.continueDraft(row.id) : paths.compositions.details(row.id);
}
