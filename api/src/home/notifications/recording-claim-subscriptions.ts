import { type RightsLine, segmentInWords, segmentsOf, usesInWords } from '@counterpoint/domain/recording-rights';
import { formatShare } from '@counterpoint/domain/shares';
import type { Subscribers } from '../../platform/events/events.ts';
import { inBrief } from './format-notice.ts';
import type { NoticedEntry } from './noticed-entry-repository.ts';
import { onEntry } from './on-entry.ts';

/** What members are notified of about claims on recordings. */
export const RECORDING_CLAIM_SUBSCRIPTIONS = {
  'rights.claimed': [
    onEntry((recording, { lines }) => ({
      kind: 'work_claimed',
      title: 'Rights are claimed',
      memberIds: holdersOf(recording),
      message: `${recording.name}: ${formatClaim(lines)}`,
    })),
  ],
  'rights.released': [
    onEntry((recording) => ({
      kind: 'work_claimed',
      title: 'A claim is released',
      memberIds: holdersOf(recording),
      message: `${recording.name}: they released what they claimed`,
    })),
  ],
  'line_up_claim.submitted': [
    onEntry(({ name, submitterId }) => ({
      kind: 'work_claimed',
      title: '“I played on this”',
      memberIds: [submitterId],
      message: `They say they are on ${name}. Do you agree?`,
    })),
  ],
  'line_up_claim.answered': [
    onEntry(({ name }, { memberId, refusal }) => ({
      kind: 'claim_answered',
      title: refusal === null ? 'Your claim is accepted' : 'Your claim is refused',
      memberIds: [memberId],
      message: refusal === null ? `You stand in the line-up of ${name} from now on` : `${name}: ${inBrief(refusal)}`,
    })),
  ],
  'line_up_claim.closed': [
    onEntry(({ name }, { memberIds, reason }) => ({
      kind: 'claim_answered',
      title: 'Your claim is closed',
      memberIds,
      message: `${name} was withdrawn: ${inBrief(reason)}`,
      // They can no longer open it.
      link: null,
    })),
  ],
} satisfies Partial<Subscribers>;

function holdersOf({ submitterId, named }: NoticedEntry): string[] {
  return [submitterId, ...named.filter(({ holdsRights }) => holdsRights).map(({ memberId }) => memberId)];
}

/** `80.00%, broadcast, Ghana from 1 January 2026`, and how many more there are. */
function formatClaim(lines: readonly RightsLine[]): string {
  const [first, ...others] = lines;
  const segment = first && segmentsOf([first])[0];
  if (!segment) return 'rights in it';
  const uses = usesInWords(first.uses).toLowerCase();
  const words = `${formatShare(first.share)}, ${uses}, ${segmentInWords(segment)}`;
  return others.length === 0 ? words : `${words}, and ${others.length} more`;
}
