import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import type { CaseEventType } from '../case-tables.ts';
import { readParts } from './case-parts.ts';
import { isSameMatter, readProposals } from './case-parts-repository.ts';
import { toCaseDetails } from './case-view.ts';
import { lockCase, readCaseAs, readStoredCase, type StoredCase, type StoredParty } from './stored-case-repository.ts';

export interface CaseReader {
  readonly actor: Pick<Act['actor'], 'partyId'>;
  readonly at: Date;
}

/** Throws 404 for anyone but a party. */
export async function openCase(db: Database, { actor, at }: CaseReader, id: string): Promise<CaseDetails> {
  const stored = (await readCaseAs(db, id, actor.partyId)) && (await readStoredCase(db, id));
  const mine = stored?.parties.find(({ party_id }) => party_id === actor.partyId);
  if (!stored || !mine) throw notFound(notFoundText.dispute());
  const own = { stored, mine, at, proposals: await readProposals(db, [id]) };
  return toCaseDetails(own, await readParts(db, own));
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
