import { type CaseDifference, differencesOf, linesAfterAnswers } from '@counterpoint/domain/cases';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { claimantsOf } from './case-identity.ts';

/** Returns the lines if the member gives way and all others accept; null if claims conflict or a party maintains. */
export function afterMyAnswer(details: CaseDetails, answer: 'update' | 'revoke'): readonly CaseDifference[] | null {
  const { registered_lines: registered, parties } = details;
  const lines = linesAfterAnswers({
    registered,
    claimants: claimantsOf(details).map(({ party_id, claimed_lines }) => ({
      partyId: party_id,
      claimedLines: claimed_lines,
    })),
    respondents: parties
      .filter(({ side }) => side === 'respondent')
      .map(({ party_id, is_me, answer: theirs }) => ({
        partyId: party_id,
        answer: is_me ? answer : (theirs ?? 'update'),
      })),
    unasked: new Set<string>(),
  });
  return lines && differencesOf(registered, lines);
}
