import { type RightsLine, segmentsOf } from '@counterpoint/domain/recording-rights';
import type { Subscribers } from '../../platform/events/events.ts';
import type { NoticedEntry } from './noticed-repository.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { onEntry } from './notify-members.ts';

export const RECORDING_CLAIM_SUBSCRIPTIONS = {
  'rights.claimed': onEntry((recording, { lines }) => ({
    memberIds: holdersOf(recording),
    text: rightsClaim(recording, lines),
    isAnswer: false,
  })),
  'rights.released': onEntry((recording) => ({
    memberIds: holdersOf(recording),
    text: { id: 'rightsReleased', values: recording.name },
    isAnswer: false,
  })),
  'line_up_claim.submitted': onEntry(({ name, submitterId }) => ({
    memberIds: [submitterId],
    text: { id: 'lineUpClaimed', values: name },
    isAnswer: false,
  })),
  'line_up_claim.answered': onEntry(({ name }, { memberId, refusal }) => ({
    memberIds: [memberId],
    text: { id: 'lineUpClaimAnswered', values: { ...name, refusal } },
  })),
} satisfies Partial<Subscribers>;

function holdersOf({ submitterId, named }: NoticedEntry): string[] {
  return [submitterId, ...named.filter(({ holdsRights }) => holdsRights).map(({ memberId }) => memberId)];
}

function rightsClaim({ name }: NoticedEntry, lines: readonly RightsLine[]): NoticeText {
  const [first, ...others] = lines;
  const segment = first && segmentsOf([first])[0];
  const claim = segment && {
    share: first.share,
    uses: first.uses,
    scope: { countries: segment.countries, from: segment.from, to: segment.to },
  };
  return { id: 'rightsClaimed', values: { ...name, claim: claim ?? null, moreClaims: others.length } };
}
