import { CASE_TABLE, type CaseAct, type CaseFacts } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseParty } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { nameOf } from '../../parties/party-view.ts';
import { silentIn } from './case-facts.ts';
import { claimantsOf, openProposalOf, presentIn, type StoredCase, type StoredParty } from './stored-case-repository.ts';

export interface MemberCase {
  readonly stored: StoredCase;
  readonly mine: StoredParty;
  readonly at: Date;
}

/** The parties that a case waits for, or the society. */
function awaitedIn(own: Omit<MemberCase, 'mine'>): readonly StoredParty[] | 'society' {
  const { stored, at } = own;
  switch (stored.state) {
    case 'draft':
    case 'awaiting_claimant_evidence':
      return claimantsOf(stored);
    case 'awaiting_response': {
      const inTime = silentIn(stored).filter(({ respond_by }) => respond_by === null || respond_by > at);
      return inTime.length > 0 ? inTime : 'society';
    }
    case 'settlement_proposed': {
      const answers = openProposalOf(stored)?.acceptances ?? [];
      return presentIn(stored).filter((party) => !answers.some(({ party_id }) => party_id === party.party_id));
    }
    case 'in_dispute': {
      const silent = silentIn(stored).filter((party) => splitResponseOf(party, stored) === null);
      return silent.length > 0 ? silent : presentIn(stored);
    }
    case 'submitted':
    case 'escalated':
      return 'society';
    default:
      return [];
  }
}

/** Names all parties that the case waits for, or the reader first as `you`. */
export function turnOf(own: MemberCase, you?: string): Pick<CaseDetails, 'is_my_turn' | 'waits_for' | 'deadline'> {
  const { stored, mine } = own;
  const awaited = awaitedIn(own);
  const awaitedParties = awaited === 'society' ? [] : awaited;
  const isAwaited = awaitedParties.some(({ party_id }) => party_id === mine.party_id);
  // During a dispute it is only the turn of respondents who haven't responded.
  const isOwing = mine.side === 'respondent' && mine.answered_at === null && splitResponseOf(mine, stored) === null;
  const others = you ? awaitedParties.filter(({ party_id }) => party_id !== mine.party_id) : awaitedParties;
  return {
    is_my_turn: isAwaited && mine.left_at === null && (stored.state !== 'in_dispute' || isOwing),
    waits_for: awaited === 'society' ? [societyName()] : [...(you && isAwaited ? [you] : []), ...others.map(nameOf)],
    deadline: deadlineOf(own)?.toISOString() ?? null,
  };
}

export function splitResponseOf(
  { party_id }: Pick<StoredParty, 'party_id'>,
  { proposals }: Pick<StoredCase, 'proposals'>,
): CaseParty['split_response'] {
  const [latest] = proposals.flatMap(({ proposed_by, acceptances }): NonNullable<CaseParty['split_response']>[] => {
    const own = acceptances.find((each) => each.party_id === party_id);
    const isProposer = proposed_by === party_id;
    if (!own || (isProposer && !own.is_accepted)) return [];
    const type = isProposer ? 'proposed' : own.is_accepted ? 'accepted' : 'refused';
    return [{ type, at: own.at.toISOString() }];
  });
  return latest ?? null;
}

function deadlineOf({ stored, mine, at }: MemberCase): Date | null {
  if (stored.state === 'awaiting_claimant_evidence') return stored.evidence_by;
  if (stored.state !== 'awaiting_response') return null;
  const awaited = silentIn(stored);
  const own = awaited.find(({ party_id }) => party_id === mine.party_id);
  const days = awaited.flatMap(({ respond_by }) => respond_by ?? []).sort((a, b) => a.getTime() - b.getTime());
  return own?.respond_by ?? days.find((day) => day > at) ?? days[0] ?? null;
}

/** Lists a party's possible acts with their obstacles. A split that comes with the act is assumed. */
export function actsOf(own: MemberCase, facts: CaseFacts): CaseDetails['acts'] {
  const { stored, mine } = own;
  if (mine.left_at !== null) return [];
  const rows = CASE_TABLE.filter(
    ({ act, by, from }) => by.includes(mine.side) && from.includes(stored.state) && isOffered(act, stored),
  );
  const hasAccepted = openProposalOf(stored)?.acceptances.some(({ party_id }) => party_id === mine.party_id) ?? false;
  const acts = rows
    .filter(({ act }) => act !== 'accept' || !hasAccepted)
    .map(({ act, guards }) => {
      const given = act === 'propose' ? { ...facts, isProposalFull: true } : facts;
      const broken = guards.find(({ isMet }) => !isMet(given));
      return { act, blocked: broken ? { code: broken.code, message: broken.message() } : null };
    });
  // Where both are possible, releasing has the same effect as accepting the change.
  const canAccept = acts.some(({ act, blocked }) => act === 'update' && blocked === null);
  return acts.filter(({ act }) => act !== 'revoke' || !(canAccept || hasConceded(mine, stored)));
}

/** A party that only reduced an overlap can still release the rest. */
function hasConceded({ answer }: StoredParty, { is_detected }: StoredCase): boolean {
  return answer === 'revoke' || (answer === 'update' && !is_detected);
}

/** In an overlap, parties give way by releasing their claim; evidence returns a case to the society by itself. */
function isOffered(act: CaseAct, { is_detected, state }: StoredCase): boolean {
  return !(is_detected && act === 'update') && !(act === 'submit' && state !== 'draft');
}
