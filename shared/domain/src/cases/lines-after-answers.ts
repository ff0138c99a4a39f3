import type { CaseMeasure } from '../schemas/cases/case-choices.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE, isFullTotal, SHARE_TOLERANCE } from '../shares/index.ts';
import { caseTotal, differencesOf, measuresIn, pairsOf, shareOf } from './case-shares.ts';

export interface AnsweredCase {
  readonly registered: readonly CaseLine[];
  readonly claimants: readonly { readonly partyId: string; readonly claimedLines: readonly CaseLine[] }[];
  readonly respondents: readonly {
    readonly partyId: string;
    readonly answer: 'update' | 'revoke' | 'maintain' | null;
  }[];
  /** Members with a line who aren't respondents: their lines must not change. */
  readonly unasked: ReadonlySet<string>;
}

/**
 * Returns the lines after all respondents have accepted or released; null if one hasn't, or if the claims don't fit
 * together. A release gives up what is claimed and no more, so it has the same effect as accepting the change.
 */
export function linesAfterAnswers({ registered, claimants, respondents, unasked }: AnsweredCase): CaseLine[] | null {
  const hasConceded = respondents.every(({ answer }) => answer === 'update' || answer === 'revoke');
  if (!hasConceded || claimants.length === 0) return null;
  const claimed = joinClaims(registered, claimants);
  const changed = differencesOf(registered, claimed);
  if (changed.length === 0) return null;
  if (changed.some(({ line }) => line.party_id !== null && unasked.has(line.party_id))) return null;
  return measuresIn(claimed).every((measure) => fits(registered, claimed, measure)) ? claimed : null;
}

function fits(registered: readonly CaseLine[], claimed: readonly CaseLine[], measure: CaseMeasure): boolean {
  const [before, after] = [caseTotal(registered, measure), caseTotal(claimed, measure)];
  if (claimed.some((line) => shareOf(line, measure) < 0)) return false;
  if (measure === 'recording') return after <= Math.max(before, FULL_SHARE + SHARE_TOLERANCE);
  return isFullTotal(after) || after === before;
}

type Claimants = AnsweredCase['claimants'];

/** Each claimant's value counts for their own lines; changes to other lines add up. */
function joinClaims(registered: readonly CaseLine[], claimants: Claimants): CaseLine[] {
  const claimed = claimants.flatMap(({ claimedLines }) => pairsOf(registered, claimedLines).map(({ line }) => line));
  const lines = new Map([...registered, ...claimed].map((line) => [line.key, line]));
  return [...lines.values()].flatMap((line) => joined(line, registered, claimants) ?? []);
}

function joined(line: CaseLine, registered: readonly CaseLine[], claimants: Claimants): CaseLine | null {
  const was = registered.find(({ key }) => key === line.key);
  const claims = claimants.map(({ partyId, claimedLines }) => {
    return { partyId, is: claimedLines.find(({ key }) => key === line.key) };
  });
  const own = claims.find(({ partyId }) => partyId === line.party_id);
  if (line.group === 'contributor') return own ? (own.is ?? null) : contributorIn(was, claims);
  const shares = measuresIn([...registered, ...claimants.flatMap(({ claimedLines }) => claimedLines)]).map(
    (measure) => {
      const before = shareOf(was, measure);
      const increase = (is: CaseLine | undefined) => shareOf(is, measure) - before;
      const change = own ? increase(own.is) : claims.reduce((sum, { is }) => sum + increase(is), 0);
      return [measure, before + change] as const;
    },
  );
  return { ...line, shares: Object.fromEntries(shares) };
}

/** A claimant whose claim leaves the contributor unchanged has no say; any other claim wins. */
function contributorIn(
  was: CaseLine | undefined,
  claims: readonly { readonly is: CaseLine | undefined }[],
): CaseLine | null {
  const other = claims.find(({ is }) => is?.role !== was?.role);
  return (other ? other.is : was) ?? null;
}
