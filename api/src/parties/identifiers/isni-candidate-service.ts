import type { IsniCandidate, IsniCandidates } from '@counterpoint/domain/schemas/parties';
import { thisSociety } from '../../messages/isni-notes.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { findPublic } from '../../platform/search/search-index.ts';
import { AgencyError } from '../isni-agency/agency-http.ts';
import type { IsniAgency } from '../isni-agency/isni-agency.ts';
import { nameOf } from '../party-view.ts';
import { readIsniHolders } from './isni-repository.ts';

const MAX_SHOWN = 10;

interface Search {
  readonly db: Database;
  readonly agency: IsniAgency;
  readonly name: string;
  readonly partyId: string;
}

/** Falls back to the society's records if the index can't be reached. */
export async function findCandidates({ db, agency, name, partyId }: Search): Promise<IsniCandidates> {
  const found = await searchIndex(agency, name);
  if (found) return { items: found.slice(0, MAX_SHOWN), is_index_searched: true };
  const { ids } = await findPublic(db, { subject: 'party' }, name);
  const holders = await readIsniHolders(db, ids.filter((id) => id !== partyId).slice(0, 200));
  return { items: holders.slice(0, MAX_SHOWN).map(toCandidate), is_index_searched: false };
}

async function searchIndex(agency: IsniAgency, name: string): Promise<IsniCandidate[] | null> {
  if (!agency.search) return null;
  try {
    return await agency.search(name);
  } catch (error) {
    if (error instanceof AgencyError) return null;
    throw error;
  }
}

function toCandidate(party: Awaited<ReturnType<typeof readIsniHolders>>[number]): IsniCandidate {
  const { isni, stage_names } = party;
  return { isni, ppn: null, name: nameOf(party), dates: null, details: stage_names, sources: [thisSociety()] };
}
