import type { Tx } from '../platform/db/transaction.ts';
import { publishEvent } from '../platform/events/events.ts';
import type { Act } from '../platform/http/actor.ts';
import { saveDocuments } from '../platform/search/search-index.ts';
import { listRecordingsNaming, listWorksNaming, readParty } from './composers/composer-repository.ts';
import { nameOf } from './party-view.ts';

declare module '../platform/events/events.ts' {
  interface DomainEvents {
    'party.changed': { readonly partyId: string; readonly act: Act };
  }
}

export async function indexParty(tx: Tx, partyId: string): Promise<boolean> {
  const party = await readParty(tx, partyId);
  return saveDocuments(tx, [
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
      isInVocabulary: true,
    },
  ]);
}

/** Also updates entries, lists and works that only lacked its IPI name number. */
export async function partyChanged(tx: Tx, act: Act): Promise<void> {
  await listNaming(tx, act);
  await composerChanged(tx, act, act.actor.partyId);
}

/** Like `partyChanged` after a merge, which moves works even if the party's texts stay. */
export async function partyMerged(tx: Tx, act: Act): Promise<void> {
  const { partyId } = act.actor;
  await indexParty(tx, partyId);
  await listNaming(tx, act);
  await publishEvent(tx, 'party.changed', { partyId, act });
}

async function listNaming(tx: Tx, { actor }: Act): Promise<void> {
  await listWorksNaming(tx, actor);
  await listRecordingsNaming(tx, actor);
}

export async function composerChanged(tx: Tx, act: Act, partyId: string): Promise<void> {
  if (await indexParty(tx, partyId)) await publishEvent(tx, 'party.changed', { partyId, act });
}
