import { may } from '@counterpoint/domain/permissions';
import type { RightsHolder } from '@counterpoint/domain/schemas/parties';
import { memberKindOf, nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { readLinkedCases, readLinkedRecordings, readLinkedWorks, readOwnParty } from './linked-repository.ts';

export async function readRightsHolder(db: Database, actor: Actor, at: Date): Promise<RightsHolder> {
  const [party, works, recordings, oppositions] = await Promise.all([
    readOwnParty(db, actor.partyId),
    may(actor, 'compositions:read') ? readLinkedWorks(db, actor) : null,
    may(actor, 'recordings:read') ? readLinkedRecordings(db, actor) : null,
    may(actor, 'disputes:read') ? readLinkedCases(db, actor, at) : null,
  ]);
  return {
    id: party.id,
    kind: memberKindOf(party.kind),
    name: nameOf(party),
    stage_names: party.stage_names,
    ipi_name_number: party.ipi_name_number,
    isni: {
      isni_number: party.isni,
      status: party.isni_status,
      updated_at: party.isni_updated_at.toISOString(),
    },
    works,
    recordings,
    oppositions,
    updated_at: party.updated_at.toISOString(),
  };
}
