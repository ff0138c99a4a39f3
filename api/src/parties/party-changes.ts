import type { Tx } from '../platform/db/transaction.ts';
import { publishEvent } from '../platform/events/events.ts';
import type { Act } from '../platform/http/act.ts';
import { putDocuments } from '../platform/search/search-index.ts';
import { listRecordingsNaming, listWorksNaming, readParty } from './composers/composer-repository.ts';
import { nameOf } from './party-view.ts';

declare module '../platform/events/events.ts' {
  interface DomainEvents {
    /** A member changed the names or numbers of a party: their own, or one that they added. */
    'party.changed': { readonly partyId: string; readonly act: Act };
  }
}

/** Makes a party findable by its names, IPI name number and ISNI; false where it was so already. */
export async function indexParty(tx: Tx, partyId: string): Promise<boolean> {
  const party = await readParty(tx, partyId);
  return putDocuments(tx, [
    {
      subject: 'party',
      id: partyId,
      title: nameOf(party),
      texts: party.stage_names,
      codes: [
        ['ipi', party.ipi_name_number],
        ['isni', party.isni],
      ],
      isPublic: true,
      isLearned: true,
    },
  ]);
}

/**
 * What follows when the party of a member, which may stand in works already, changes its name or number or becomes
 * theirs: it, its works and its recordings are found by what is true now, those that name it are in the member's list, and those
 * that only lacked its IPI name number are registered in full.
 */
export async function partyChanged(tx: Tx, act: Act): Promise<void> {
  const { partyId } = act.actor;
  const isFoundOtherwise = await indexParty(tx, partyId);
  await listWorksNaming(tx, act.actor);
  await listRecordingsNaming(tx, act.actor);
  if (!isFoundOtherwise) return;
  await publishEvent(tx, 'party.changed', { partyId, act });
}

/** The same for somebody whom the member added and corrects. */
export async function composerChanged(tx: Tx, act: Act, partyId: string): Promise<void> {
  if (await indexParty(tx, partyId)) await publishEvent(tx, 'party.changed', { partyId, act });
}
