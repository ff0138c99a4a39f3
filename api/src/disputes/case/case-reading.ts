import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import type { CaseEventType } from '../case-tables.ts';
import { linesChangedSince } from '../resolution/resolve-case.ts';
import { caseFactsOf, concededLines, featuredShares } from './case-facts.ts';
import {
  isSameMatter,
  readCaseEvents,
  readCaseHolds,
  readCaseNumber,
  readCaseObject,
  readOtherWork,
  readProposals,
} from './case-parts-repository.ts';
import { toCaseDetails } from './case-view.ts';
import {
  isClosed,
  lockCase,
  readCaseAs,
  readStoredCase,
  type StoredCase,
  type StoredParty,
} from './stored-case-repository.ts';

export interface CaseReader {
  readonly actor: Pick<Act['actor'], 'partyId'>;
  readonly at: Date;
}

async function readCase(db: Database, { actor, at }: CaseReader, id: string): Promise<CaseDetails | null> {
  if (!(await readCaseAs(db, id, actor.partyId))) return null;
  const stored = await readStoredCase(db, id);
  const mine = stored?.parties.find(({ party_id }) => party_id === actor.partyId);
  return stored && mine ? toDetails(db, { stored, mine, at }) : null;
}

/** Throws 404 for anyone but a party. */
export async function openCase(db: Database, reading: CaseReader, id: string): Promise<CaseDetails> {
  const found = await readCase(db, reading, id);
  if (!found) throw notFound(notFoundText.dispute());
  return found;
}

export interface OwnCase {
  readonly stored: StoredCase;
  readonly mine: StoredParty;
}

export interface VersionedCase extends VersionedId {
  readonly tolerated?: readonly CaseEventType[];
}

/** Locks the entry and then the case. Throws 404 for anyone but a party, 412 if it has changed since it was seen. */
export async function openCaseForChange(tx: Tx, act: Act, target: VersionedCase): Promise<OwnCase> {
  const { actor } = act;
  // Checked before locking, so that outsiders can't hold up the entry.
  if (!(await readCaseAs(tx, target.id, actor.partyId))) throw notFound(notFoundText.dispute());
  const stored = await lockCase(tx, target.id);
  const mine = stored?.parties.find(({ party_id }) => party_id === actor.partyId);
  if (!stored || !mine) throw notFound(notFoundText.dispute());
  const { version, tolerated = [] } = target;
  if (stored.version !== version && !(await isSameMatter(tx, stored, { version, tolerated })))
    throw staleVersion(await openCase(tx, act, target.id));
  return { stored, mine };
}

async function toDetails(db: Database, { stored, mine, at }: OwnCase & { readonly at: Date }): Promise<CaseDetails> {
  const { id } = stored;
  const proposals = await readProposals(db, id);
  const [object, events, holds, otherWork, follows, mergedInto, facts, conceded, current, featured] = await Promise.all(
    [
      readCaseObject(db, stored.object),
      readCaseEvents(db, id),
      readCaseHolds(db, [id]),
      readOtherWork(db, stored),
      readLinked(db, stored.follows_id, mine),
      readLinked(db, stored.merged_into_id, mine),
      caseFactsOf(db, stored, { partyId: mine.party_id, at }),
      mine.side === 'respondent' && !isClosed(stored.state) ? concededLines(db, stored, mine) : null,
      linesChangedSince(db, stored),
      isClosed(stored.state) ? {} : featuredShares(db, stored),
    ],
  );
  const parts = {
    object,
    events,
    holds,
    otherWork,
    follows,
    mergedInto,
    facts,
    concededLines: conceded,
    currentLines: current,
    featuredShares: featured,
  };
  return toCaseDetails({ stored, mine, proposals, at }, parts);
}

/** Another case stays private to those who may read it. */
async function readLinked(db: Database, id: string | null, { party_id }: StoredParty): Promise<CaseDetails['follows']> {
  return id !== null && (await readCaseAs(db, id, party_id)) ? readCaseNumber(db, id) : null;
}
