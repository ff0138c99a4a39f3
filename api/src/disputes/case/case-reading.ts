import { pickFields } from '@counterpoint/domain/fields';
import { type CaseDetails, caseDetails, caseDraft, caseScope } from '@counterpoint/domain/schemas/cases';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import type { CaseEventType } from '../case-tables.ts';
import { linesChangedSince } from '../resolution/resolve-case.ts';
import { caseFactsOf, concededLines, featuredShares } from './case-facts.ts';
import { isSameMatter, readCaseEvents, readCaseHolds, readCaseObject, readOtherWork } from './case-parts-repository.ts';
import { actsOf, type MemberCase, turnOf } from './case-turn.ts';
import {
  describeScope,
  isVisibleTo,
  releaseOf,
  resolutionOf,
  toEvent,
  toHold,
  toParty,
  toProposal,
} from './case-view.ts';
import {
  findOwnCase,
  isClosed,
  lockOwnCase,
  type OwnCase,
  readOwnCase,
  type StoredParty,
} from './stored-case-repository.ts';

export interface CaseReader {
  readonly actor: Pick<Act['actor'], 'partyId'>;
  readonly at: Date;
}

/** Throws 404 for anyone but a party. */
export async function openCase(db: Database, { actor, at }: CaseReader, id: string): Promise<CaseDetails> {
  const own = { ...(await readOwnCase(db, id, actor.partyId)), at };
  return toDetails(own, await readParts(db, own));
}

export interface VersionedCase extends VersionedId {
  readonly tolerated?: readonly CaseEventType[];
}

/** Locks the entry and then the case. Throws 404 for anyone but a party, 412 if it has changed since it was seen. */
export async function openCaseForChange(tx: Tx, act: Act, target: VersionedCase): Promise<OwnCase> {
  const own = await lockOwnCase(tx, target.id, act.actor.partyId);
  const { version, tolerated = [] } = target;
  if (own.stored.version !== version && !(await isSameMatter(tx, own.stored, { version, tolerated })))
    throw staleVersion(await openCase(tx, act, target.id));
  return own;
}

/** Reads the parts of a case that its details show besides its own columns. */
async function readParts(db: Database, { stored, mine, at }: MemberCase) {
  const { id, state } = stored;
  const canConcede = mine.side === 'respondent' && !isClosed(state);
  const [object, events, holds, otherWork, follows, mergedInto, facts, conceded, current, featured] = await Promise.all(
    [
      readCaseObject(db, stored.object),
      readCaseEvents(db, id),
      readCaseHolds(db, [id]),
      readOtherWork(db, stored),
      readLinked(db, stored.follows_id, mine),
      readLinked(db, stored.merged_into_id, mine),
      caseFactsOf(db, stored, { partyId: mine.party_id, at }),
      canConcede ? concededLines(db, stored, mine) : null,
      linesChangedSince(db, stored),
      isClosed(state) ? {} : featuredShares(db, stored),
    ],
  );
  return { object, events, holds, otherWork, follows, mergedInto, facts, conceded, current, featured };
}

/** Another case stays private to those who may read it. */
async function readLinked(db: Database, id: string | null, { party_id }: StoredParty): Promise<CaseDetails['follows']> {
  const linked = id === null ? undefined : await findOwnCase(db, id, party_id);
  return linked ? { id: linked.stored.id, number: linked.stored.number } : null;
}

function toDetails(own: MemberCase, parts: Awaited<ReturnType<typeof readParts>>): CaseDetails {
  const { stored, mine } = own;
  return pickFields(caseDetails.shape, {
    ...stored,
    object: { ...stored.object, ...parts.object },
    scope: caseScope.parse(stored.asked),
    scope_words: describeScope(stored),
    my_side: mine.side,
    ...turnOf(own),
    parties: stored.parties.map((party) => toParty(party, own)),
    holds: parts.holds.filter(({ share }) => share > 0).map(toHold),
    conceded_lines: parts.conceded,
    current_lines: parts.current,
    featured_shares: parts.featured,
    release: releaseOf(own, parts.holds),
    acts: actsOf(own, parts.facts),
    proposals: stored.proposals.map((proposal) => toProposal(proposal, own)),
    resolution: resolutionOf(stored),
    other_work: parts.otherWork,
    follows: parts.follows,
    merged_into: parts.mergedInto,
    draft: stored.state === 'draft' && stored.draft !== null ? caseDraft.parse(stored.draft) : null,
    events: parts.events.filter((event) => isVisibleTo(event, mine)).map((event) => toEvent(event, mine)),
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  });
}
