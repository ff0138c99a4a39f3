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
  /** Members who have a line and were not asked: their lines stay as they are. */
  readonly unasked: ReadonlySet<string>;
}

/**
 * How the lines stand once all respondents have given way; null as long as one has not, and where what is claimed does
 * not fit together: several claims whose total is not full, one that changes nothing, or what nobody asked for agrees
 * to. Who accepts has what is claimed. Who releases has nothing, and what was left to them goes to the claimants in
 * proportion to what these claim more; of a recording it becomes unclaimed. Lines without a member stand as claimed.
 */
export function linesAfterAnswers(answered: AnsweredCase): CaseLine[] | null {
  const { registered, claimants, respondents } = answered;
  const hasGivenWay = respondents.every(({ answer }) => answer === 'update' || answer === 'revoke');
  if (!hasGivenWay || claimants.length === 0) return null;
  const claimed = joinClaims(registered, claimants);
  const released = new Set(respondents.flatMap(({ partyId, answer }) => (answer === 'revoke' ? partyId : [])));
  if (!isAcceptable(answered, claimed)) return null;
  const isClaimants = ({ party_id }: CaseLine) => claimants.some(({ partyId }) => partyId === party_id);
  const isReleased = ({ party_id }: CaseLine) => party_id !== null && released.has(party_id);
  return (
    measuresIn(claimed)
      .reduce<CaseLine[] | null>(
        (lines, measure) => lines && handOver(lines, { registered, measure, isClaimants, isReleased }),
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

/** What several claim as one: of their own lines what each says, of the others' what all of them take. */
function joinClaims(registered: readonly CaseLine[], claimants: Claimants): CaseLine[] {
  const told = claimants.flatMap(({ claimedLines }) => pairsOf(registered, claimedLines).map(({ line }) => line));
  const lines = new Map([...registered, ...told].map((line) => [line.key, line]));
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

/** Who says nothing of somebody leaves them as they are; who leaves them out, or tells of them otherwise, asks for it. */
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

/** What was left to those who release goes to the claimants; null where these have no line that it could go to. */
function handOver(lines: CaseLine[], { registered, measure, isClaimants, isReleased }: HandingOver): CaseLine[] | null {
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
