import { CASE_TABLE, type CaseAct, type CaseFacts } from '@counterpoint/domain/cases';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { nameOf } from '../../parties/party-view.ts';
import type { ProposalRow } from './case-parts-repository.ts';
import { respondentsOf, type StoredCase, type StoredParty } from './stored-case-repository.ts';

export interface LineConfirmation {
  readonly stored: StoredCase;
  readonly mine: StoredParty;
  readonly proposal: ProposalRow | undefined;
  readonly at: Date;
}

export type AwaitedParty = Pick<StoredParty, 'party_id' | 'side' | 'answered_at' | 'respond_by' | 'left_at'>;

interface Awaiting<Party extends AwaitedParty> {
  readonly stored: Pick<StoredCase, 'state'> & { readonly parties: readonly Party[] };
  readonly proposal: { readonly acceptances: readonly { readonly party_id: string }[] } | undefined;
  readonly at: Date;
}

export function awaitedIn<Party extends AwaitedParty>({
  stored,
  proposal,
  at,
}: Awaiting<Party>): readonly Party[] | 'society' {
  const unanswered = stored.parties.filter(({ side, answered_at }) => side === 'respondent' && answered_at === null);
  switch (stored.state) {
    case 'draft':
    case 'awaiting_claimant_evidence':
      return stored.parties.filter(({ side, left_at }) => side === 'claimant' && left_at === null);
    case 'awaiting_response': {
      const inTime = unanswered.filter(({ respond_by }) => respond_by === null || respond_by > at);
      return inTime.length > 0 ? inTime : 'society';
    }
    case 'settlement_proposed':
      return stored.parties.filter(
        ({ party_id, left_at }) =>
          left_at === null && !proposal?.acceptances.some((each) => each.party_id === party_id),
      );
    case 'in_dispute':
      return unanswered.length > 0 ? unanswered : stored.parties.filter(({ left_at }) => left_at === null);
    case 'submitted':
    case 'escalated':
      return 'society';
    default:
      return [];
  }
}

export function turnOf(standing: LineConfirmation): Pick<CaseDetails, 'is_my_turn' | 'waits_for' | 'deadline'> {
  const { stored, mine } = standing;
  const awaited = awaitedIn(standing);
  const isMine = awaited !== 'society' && awaited.some(({ party_id }) => party_id === mine.party_id);
  return {
    // During a dispute it is only the turn of respondents who haven't answered.
    is_my_turn:
      isMine &&
      (stored.state !== 'in_dispute' || mine.answered_at === null) &&
      mine.left_at === null &&
      isAsked(mine, stored),
    waits_for: awaited === 'society' ? [societyName()] : awaited.map(nameOf),
    deadline: deadlineOf(standing)?.toISOString() ?? null,
  };
}

function isAsked({ side }: StoredParty, { state }: StoredCase): boolean {
  return state !== 'in_dispute' || side === 'respondent';
}

function deadlineOf({ stored, mine }: LineConfirmation): Date | null {
  if (stored.state === 'awaiting_claimant_evidence') return stored.evidence_by;
  if (stored.state !== 'awaiting_response') return null;
  const awaited = respondentsOf(stored).filter(({ answered_at }) => answered_at === null);
  const own = awaited.find(({ party_id }) => party_id === mine.party_id);
  const days = awaited.flatMap(({ respond_by }) => respond_by ?? []).sort((a, b) => a.getTime() - b.getTime());
  return own?.respond_by ?? days[0] ?? null;
}

/** Lists a party's possible acts with their obstacles. A reason or split that comes with the act is assumed. */
export function actsOf({ stored, mine, proposal }: LineConfirmation, known: CaseFacts): CaseDetails['acts'] {
  if (mine.left_at !== null) return [];
  const facts = { ...known, hasReason: true, isComplete: true };
  const rows = CASE_TABLE.filter(
    ({ act, by, from }) => by.includes(mine.side) && from.includes(stored.state) && isOffered(act, stored),
  );
  const hasAccepted = proposal?.acceptances.some(({ party_id }) => party_id === mine.party_id) ?? false;
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

/** In an overlap, parties give way by releasing their claim. */
function isOffered(act: CaseAct, { is_detected }: StoredCase): boolean {
  return !(is_detected && act === 'update');
}
