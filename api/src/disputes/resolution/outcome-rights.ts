import {
  holderLines,
  holdersWithin,
  linesOver,
  reachesFurther,
  releaseWithin,
  scopeAsLine,
  shareOf,
} from '@counterpoint/domain/cases';
import { type RightsLine, type RightsSegment, segmentsOf, withRightsLine } from '@counterpoint/domain/recording-rights';
import { type CaseLine, caseScope } from '@counterpoint/domain/schemas/cases';
import { type RecordingDetails, RIGHTS_HOLDER_ROLES } from '@counterpoint/domain/schemas/recordings';
import type { Confirmation } from '../../catalogue/entry/entry-kind.ts';
import type { NewRight, RightRow } from '../../catalogue/recordings/recording-lines-repository.ts';
import type { StoredCase, StoredParty } from '../case/stored-case-repository.ts';
import type { Outcome } from './apply-work-lines.ts';

export interface RightLine extends RightsLine {
  readonly row: RightRow;
}

export interface OutcomeLine extends NewRight {
  /** The holder has had no right in the recording. */
  readonly isNew: boolean;
}

export interface ChangedRights {
  readonly cuts: readonly { readonly line: RightLine; readonly left: readonly RightsLine[] }[];
  readonly added: readonly OutcomeLine[];
}

interface RightsOutcome extends Outcome {
  readonly rights: readonly RightLine[];
}

/** Each holder's share within the scope of the case. */
export function linesHeldIn({ asked, scope }: StoredCase, rights: RecordingDetails['rights']): CaseLine[] {
  if (asked.uses === undefined) return holdersWithin(rights, scope ?? []);
  return holderLines(rights, caseScope.parse(asked));
}

/** Cuts the scope out of every changed holder's lines and adds it with the new share. All other lines stay. */
export function changedRights(stored: StoredCase, { registered, lines, rights }: RightsOutcome): ChangedRights {
  const scope = stored.scope ?? [];
  const before = new Map(registered.map((line) => [line.key, shareOf(line, 'recording')]));
  const changed = lines.filter(
    (line) => line.group === 'holder' && shareOf(line, 'recording') !== (before.get(line.key) ?? 0),
  );
  const concerned = new Set(changed.map(({ party_id }) => party_id));
  const cuts = rights
    .filter(({ row }) => concerned.has(row.party_id))
    .flatMap((line) => {
      const left = releaseWithin([line], scope);
      return left.length === 1 && left[0] === line ? [] : [{ line, left }];
    });
  const added = changed
    .filter((line) => shareOf(line, 'recording') > 0)
    .flatMap((line) => {
      const own = rights.filter(({ row }) => row.party_id === line.party_id);
      return outcomeLinesFor(stored, line, { own, isLess: shareOf(line, 'recording') < (before.get(line.key) ?? 0) });
    });
  return { cuts, added };
}

interface HolderLines {
  readonly own: readonly RightLine[];
  readonly isLess: boolean;
}

function outcomeLinesFor(stored: StoredCase, line: CaseLine, { own: all, isLess }: HolderLines): OutcomeLine[] {
  if (line.party_id === null) return [];
  const [own] = all;
  const share = shareOf(line, 'recording');
  const party = stored.parties.find(({ party_id }) => party_id === line.party_id);
  const shared = {
    party_id: line.party_id,
    role: RIGHTS_HOLDER_ROLES.find((role) => role === line.role) ?? own?.row.role ?? 'producer',
    isNew: own === undefined,
    source: own?.row.source ?? null,
    is_controlled_by_third_party: own?.row.is_controlled_by_third_party ?? false,
    claimed_by: own ? own.row.claimed_by : (party?.member_id ?? null),
    confirmation: confirmationOf(own?.row.member_id ?? party?.member_id, party),
    confirmed_at: null,
    contest_reason: null,
  };
  const kept = isLess ? capWithin(stored.scope ?? [], all, share) : null;
  return (kept ?? reachOf(stored, share)).map((reached) => withRightsLine(shared, reached));
}

/** A decision also applies to members who aren't parties. */
function confirmationOf(memberId: string | null | undefined, party: StoredParty | undefined): Confirmation {
  if (!memberId) return 'not_a_member';
  return party ? 'confirmed' : 'unconfirmed';
}

/** Never more than the holder had at a place and time. Null if they had at least the new share everywhere. */
function capWithin(scope: readonly RightsSegment[], own: readonly RightLine[], share: number): RightsLine[] | null {
  const held = segmentsHeld(own.flatMap((line) => releaseWithin([line], segmentsHeld(releaseWithin([line], scope)))));
  const isEverywhere = !reachesFurther(
    held.filter(({ total }) => total >= share),
    scope,
  );
  if (isEverywhere) return null;
  return linesOver(held.map((segment) => ({ ...segment, share: Math.min(segment.total, share) })));
}

/** One line if filed; per use and country if detected. */
function reachOf({ asked, scope }: StoredCase, share: number): RightsLine[] {
  const rectangles = scope ?? [];
  if (asked.uses !== undefined) {
    const { uses, territories, to } = scopeAsLine(caseScope.parse(asked));
    const from = rectangles.map((each) => each.from).sort()[0];
    return from === undefined ? [] : [{ uses, share, territories, from, to }];
  }
  return linesOver(rectangles.map((rectangle) => ({ ...rectangle, share })));
}

function segmentsHeld(lines: readonly RightsLine[]): RightsSegment[] {
  return segmentsOf(lines).filter(({ total }) => total > 0);
}
