import type { CaseLine } from '../schemas/cases/case-lines.ts';
import type { CaseMeasure } from '../schemas/cases/case-words.ts';
import { FULL_SHARE, isFullTotal, SHARE_TOLERANCE } from '../shares/index.ts';
import { caseTotal, differencesOf, inProportion, measuresIn, pairsOf, shareOf, withShare } from './case-shares.ts';

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
 * together. A released share goes to the claimants in proportion to their increase; of a recording it becomes
 * unclaimed.
 */
export function linesAfterAnswers(answered: AnsweredCase): CaseLine[] | null {
  const { registered, claimants, respondents } = answered;
  const hasConceded = respondents.every(({ answer }) => answer === 'update' || answer === 'revoke');
  if (!hasConceded || claimants.length === 0) return null;
  const claimed = joinClaims(registered, claimants);
  const released = new Set(respondents.flatMap(({ partyId, answer }) => (answer === 'revoke' ? partyId : [])));
  if (!isAcceptable(answered, claimed)) return null;
  const isClaimants = ({ party_id }: CaseLine) => claimants.some(({ partyId }) => partyId === party_id);
  const isReleased = ({ party_id }: CaseLine) => party_id !== null && released.has(party_id);
  return (
    measuresIn(claimed)
      .reduce<CaseLine[] | null>(
        (lines, measure) => lines && transferShares(lines, { registered, measure, isClaimants, isReleased }),
        claimed,
      )
      ?.filter((line) => line.group !== 'contributor' || !isReleased(line)) ?? null
  );
}

function isAcceptable({ registered, unasked, respondents }: AnsweredCase, claimed: readonly CaseLine[]): boolean {
  const changed = differencesOf(registered, claimed);
  const isNothingAsked = changed.length === 0 && respondents.every(({ answer }) => answer !== 'revoke');
  if (isNothingAsked || changed.some(({ line }) => line.party_id !== null && unasked.has(line.party_id))) return false;
  return measuresIn(claimed).every((measure) => fits(registered, claimed, measure));
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
  const said = claimants.map(({ partyId, claimedLines }) => {
    return { partyId, is: claimedLines.find(({ key }) => key === line.key) };
  });
  const own = said.find(({ partyId }) => partyId === line.party_id);
  if (line.group === 'contributor') return own ? (own.is ?? null) : contributorIn(was, said);
  const shares = measuresIn([...registered, ...claimants.flatMap(({ claimedLines }) => claimedLines)]).map(
    (measure) => {
      const before = shareOf(was, measure);
      const asked = (is: CaseLine | undefined) => shareOf(is, measure) - before;
      const change = own ? asked(own.is) : said.reduce((sum, { is }) => sum + asked(is), 0);
      return [measure, before + change] as const;
    },
  );
  return { ...line, shares: Object.fromEntries(shares) };
}

/** A claimant whose claim leaves the contributor unchanged has no say; any other claim wins. */
function contributorIn(
  was: CaseLine | undefined,
  said: readonly { readonly is: CaseLine | undefined }[],
): CaseLine | null {
  const other = said.find(({ is }) => is?.role !== was?.role);
  return (other ? other.is : was) ?? null;
}

interface HandingOver {
  readonly registered: readonly CaseLine[];
  readonly measure: CaseMeasure;
  readonly isClaimants: (line: CaseLine) => boolean;
  readonly isReleased: (line: CaseLine) => boolean;
}

function transferShares(
  lines: CaseLine[],
  { registered, measure, isClaimants, isReleased }: HandingOver,
): CaseLine[] | null {
  const freed = caseTotal(lines.filter(isReleased), measure);
  const kept = lines.map((line) => (isReleased(line) ? withShare(line, measure, 0) : line));
  if (freed === 0 || measure === 'recording') return kept;
  const before = new Map(registered.map((line) => [line.key, line]));
  const claimed = kept.map((line) => (isClaimants(line) ? shareOf(line, measure) : 0));
  const more = kept.map((line, index) => Math.max(0, (claimed[index] ?? 0) - shareOf(before.get(line.key), measure)));
  const own = kept.map((line) => (isClaimants(line) ? 1 : 0));
  const weights = [more, claimed, own].find((each) => each.some((weight) => weight > 0));
  if (!weights) return null;
  const parts = inProportion(freed, weights);
  return kept.map((line, index) => withShare(line, measure, shareOf(line, measure) + (parts[index] ?? 0)));
}
