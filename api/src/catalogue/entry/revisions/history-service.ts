import { societyName } from '@counterpoint/domain/schemas/home';
import { nameIfAny } from '../../../parties/party-view.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { EntryDefinition, EntryDetails, EntryQuery } from '../entry-definition.ts';
import type { Viewer } from '../entry-views.ts';
import { toInstant } from '../entry-views.ts';
import { openAsParty } from '../open-entry.ts';
import { renderNote } from '../system-notes.ts';
import { readRevisions, type StoredRevision } from './history-repository.ts';

export async function listRevisions(entry: EntryDefinition, db: Database, { id, viewer }: EntryQuery) {
  await openAsParty(entry, db, { id, viewer });
  const items: (ReturnType<typeof toRevision> & { readonly changed: readonly string[] })[] = [];
  let before: EntryDetails | null = null;
  for (const row of await readRevisions(db, entry.kind, id)) {
    const details: EntryDetails | null = await entry.read(db, { id, viewer, revision: row.number });
    if (!details) continue;
    items.push({ ...toRevision(row, viewer), changed: before ? entry.changedParts(before, details) : [] });
    before = details;
  }
  return { items: items.toReversed() };
}

function toRevision(row: StoredRevision, { memberId }: Viewer) {
  const { number, state, change_note, created_by, created_at, submitted_at, registered_at } = row;
  return {
    number,
    state,
    change_note: renderNote(change_note),
    author_name: nameIfAny(row) ?? societyName(),
    is_me: created_by === memberId,
    created_at: created_at.toISOString(),
    submitted_at: toInstant(submitted_at),
    registered_at: toInstant(registered_at),
  };
}
