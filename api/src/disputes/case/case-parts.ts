import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { Database } from '../../platform/db/transaction.ts';
import { linesChangedSince } from '../resolution/resolve-case.ts';
import { caseFactsOf, concededLines, featuredShares } from './case-facts.ts';
import { readCaseEvents, readCaseHolds, readCaseObject, readOtherWork } from './case-parts-repository.ts';
import type { MemberCase } from './case-turn.ts';
import { isClosed, readCaseAs, type StoredParty } from './stored-case-repository.ts';

export type CaseParts = Awaited<ReturnType<typeof readParts>>;

/** What the details of a case show besides its own columns. */
export async function readParts(db: Database, { stored, mine, at }: Omit<MemberCase, 'proposals'>) {
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
  const linked = id === null ? undefined : await readCaseAs(db, id, party_id);
  return linked ? { id: linked.id, number: linked.number } : null;
}
