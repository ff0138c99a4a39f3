import { releaseEffect } from '@counterpoint/domain/cases';
import { pickFields } from '@counterpoint/domain/fields';
import {
  formatPeriod,
  formatUses,
  formatUsesIn,
  formatUsesOf,
  mergeSegments,
  problemsIn,
  USE_TYPES,
} from '@counterpoint/domain/recording-rights';
import {
  type CaseDetails,
  type CaseParty,
  type CaseProposal,
  caseParty,
  caseScope,
} from '@counterpoint/domain/schemas/cases';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import type { CaseKind } from '@counterpoint/domain/states';
import { formatTerritories, WORLD } from '@counterpoint/domain/territories';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/cases.generated.ts';
import * as mandatesText from '../../messages/mandates.generated.ts';
import { nameIfAny, nameOf, personFor } from '../../parties/party-view.ts';
import type { CaseEventType } from '../case-tables.ts';
import type { ProposalRow } from '../settlement/proposal-repository.ts';
import type { CaseEventRow, CaseHoldRow } from './case-parts-repository.ts';
import { type MemberCase, splitResponseOf } from './case-turn.ts';
import { isClosed, type StoredCase, type StoredParty } from './stored-case-repository.ts';

export function toParty(party: StoredParty, { stored, mine }: MemberCase): CaseParty {
  // A proposed split pauses the deadlines, and a dispute ends them.
  const isLimited = stored.state === 'awaiting_response' || isClosed(stored.state);
  return pickFields(caseParty.shape, {
    ...party,
    name: nameOf(party),
    is_me: party.party_id === mine.party_id,
    is_member: party.member_id !== null,
    answered_at: party.answered_at?.toISOString() ?? null,
    split_response: splitResponseOf(party, stored),
    respond_by: isLimited ? (party.respond_by?.toISOString() ?? null) : null,
    has_had_more_time: party.more_time_at !== null,
    left_at: party.left_at?.toISOString() ?? null,
  });
}

export function releaseOf({ stored, mine }: MemberCase, holds: readonly CaseHoldRow[]): CaseDetails['release'] {
  if (!stored.is_detected) return [];
  const party = { id: mine.party_id, memberId: mine.member_id };
  const open = holds.filter(({ released_at }) => released_at === null);
  return releaseEffect({ party, scope: stored.scope ?? [], holds: open });
}

export function toHold(row: CaseHoldRow): CaseDetails['holds'][number] {
  const scope = mergeSegments(row.scope ?? []).map(formatUsesIn);
  return {
    measure: row.right ?? 'recording',
    share: row.share,
    party_name: nameIfAny(row),
    words: scope.length > 0 ? scope.join('; ') : null,
    since: row.since.toISOString(),
    released_at: row.released_at?.toISOString() ?? null,
  };
}

export function toProposal(row: ProposalRow, { stored, mine }: MemberCase): CaseProposal {
  const { id, lines, note, state, proposed_by } = row;
  const proposer = stored.parties.find(({ party_id }) => party_id === proposed_by);
  const accepting = stored.parties.filter(
    ({ party_id, left_at }) => left_at === null || row.acceptances.some((each) => each.party_id === party_id),
  );
  return {
    id,
    lines,
    note,
    state,
    proposed_by: proposer ? nameOf(proposer) : '',
    is_mine: proposed_by === mine.party_id,
    created_at: row.created_at.toISOString(),
    acceptances: accepting.map((party) => {
      const acceptance = row.acceptances.find(({ party_id }) => party_id === party.party_id);
      return {
        name: nameOf(party),
        is_me: party.party_id === mine.party_id,
        is_accepted: acceptance?.is_accepted ?? null,
        reason: acceptance?.reason ?? null,
        at: acceptance?.at.toISOString() ?? null,
      };
    }),
  };
}

export function resolutionOf({
  kind,
  resolution,
  resolution_text,
  resolved_at,
}: StoredCase): CaseDetails['resolution'] {
  const explanation = resolution_text ?? explanationOf(kind, resolution);
  return resolution && { type: resolution, text: explanation, at: resolved_at?.toISOString() ?? null };
}

function explanationOf(kind: CaseKind, resolution: StoredCase['resolution']): string | null {
  if (resolution === 'default') return text.appliedByDefault();
  const isMerged = kind === 'duplicate_work' && (resolution === 'agreed' || resolution === 'revoked');
  return isMerged ? text.worksMerged() : null;
}

/** Hides documents for the society from the other parties. */
export function isVisibleTo({ party_id, payload }: CaseEventRow, mine: StoredParty): boolean {
  return payload.visibility !== 'society_only' || party_id === mine.party_id;
}

/** The society’s requests go only to the claimants of that time. */
function noteFor({ type, note, at }: CaseEventRow, { side, joined_at }: StoredParty): string | null {
  const isForOthers = side !== 'claimant' || (joined_at !== null && joined_at > at);
  return type === 'ask_for_evidence' && isForOthers ? null : note;
}

/** Automatic unless a party acts; all other events are the staff's. */
const AUTOMATIC: readonly CaseEventType[] = ['detect', 'lapse', 'reminded', 'overdue', 'settle', 'changed', 'joined'];

export function toEvent(row: CaseEventRow, mine: StoredParty): CaseDetails['events'][number] {
  const { id, type, party_id, state, payload, representative } = row;
  const isOwn = party_id === mine.party_id && representative === null;
  const name = nameIfAny(row);
  const person = isOwn ? personFor(row.person_name, name) : null;
  const acting =
    name !== null && representative !== null ? mandatesText.onBehalf({ representative, represented: name }) : null;
  return {
    id,
    type,
    state,
    note: noteFor(row, mine),
    actor: acting ?? person ?? name,
    is_me: isOwn && person === null,
    is_society: party_id === null && !AUTOMATIC.includes(type) && payload.by !== 'clock',
    at: row.at.toISOString(),
  };
}

const EVERYWHERE = [{ is_included: true, territory: WORLD }];

/** The scope in words: one phrase, or one per place and period of an overlap. */
export function describeScope({ asked, scope, object, is_detected }: StoredCase): string[] {
  if (is_detected) {
    const over = problemsIn([], scope ?? []).filter(({ kind }) => kind === 'over');
    return over.map(formatUsesOf);
  }
  const { rights, uses, territories, from, to } = caseScope.parse(asked);
  const what =
    object.type === 'composition'
      ? describeRights(rights.length > 0 ? rights : RIGHTS)
      : formatUses(uses.length > 0 ? uses : USE_TYPES);
  const where = formatTerritories(territories.length > 0 ? territories : EVERYWHERE);
  return [[what, where, formatPeriod(from, to)].filter(Boolean).join(', ')];
}

function describeRights(rights: readonly (typeof RIGHTS)[number][]): string {
  const named = RIGHTS.filter((right) => rights.includes(right));
  const words = named.map((right, index) =>
    index === 0 ? RIGHT_LABELS[right]() : RIGHT_LABELS[right]().toLowerCase(),
  );
  return text.rightsOfScope({ count: words.length, rights: formatList(words) });
}
