import type { Database } from '../../../platform/db/transaction.ts';
import { narrowBy } from '../../../platform/search/search-index.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { Viewer } from '../entry-views.ts';
import { type ListScope, listedAnswering, readDraftWords } from './list-repository.ts';

export async function scopeOf(
  db: Database,
  kind: EntryKind,
  { viewer, text }: { readonly viewer: Viewer; readonly text: string },
): Promise<ListScope | null> {
  const { memberId, partyId } = viewer;
  if (text === '') return { memberId, partyId, found: null };
  let found: readonly string[] = [];
  await narrowBy(db, text, {
    async hasAny(tsquery) {
      found = await listedAnswering(db, kind, { memberId, tsquery });
      return found.length > 0;
    },
    ownWords: () => readDraftWords(db, kind, memberId),
  });
  return found.length > 0 ? { memberId, partyId, found } : null;
}
