import { type CaseDifference, differencesOf, linesAfterAnswers } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { claimantsOf, myPartyId } from '../case-identity.ts';

/** Returns what changes if the member gives way and all others accept; null if claims conflict or a party maintains. */
export function changesIfConceded(details: CaseDetails): readonly CaseDifference[] | null {
  const lines = details.is_detected ? linesAfterRelease(details) : linesIfConceded(details);
  return lines && differencesOf(details.registered_lines, lines);
}

/** In an overlap, only the member's own lines end. */
function linesAfterRelease(details: CaseDetails): CaseLine[] {
  const me = myPartyId(details);
  return details.registered_lines.map((line) => (line.party_id === me ? { ...line, shares: { recording: 0 } } : line));
}

function linesIfConceded(details: CaseDetails): CaseLine[] | null {
  const { registered_lines: registered, parties } = details;
  return linesAfterAnswers({
    registered,
    claimants: claimantsOf(details).map(({ party_id, claimed_lines }) => ({
      partyId: party_id,
      claimedLines: claimed_lines,
    })),
    respondents: parties
      .filter(({ side }) => side === 'respondent')
      .map(({ party_id, is_me, answer }) => ({ partyId: party_id, answer: is_me ? 'update' : (answer ?? 'update') })),
    unasked: new Set<string>(),
  });
}
