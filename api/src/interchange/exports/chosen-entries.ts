import type { EntryKind } from '../../catalogue/entry/entry-kind.ts';
import { filterListed, idsOfListed } from '../../catalogue/entry/list/list-repository.ts';
import { scopeOf } from '../../catalogue/entry/list/list-service.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';

const MAX_ENTRIES = 1_000_000;

interface Selection {
  readonly ids?: readonly string[] | undefined;
  readonly filter: Parameters<typeof idsOfListed>[2]['filter'];
  readonly query: string;
  readonly import?: string | undefined;
}

/** The ids that the member has of those chosen, or all that the list shows. */
export async function chosenEntries(
  db: Database,
  kind: EntryKind,
  { viewer, chosen, limit = MAX_ENTRIES }: { viewer: Act['actor']; chosen: Selection; limit?: number },
): Promise<string[]> {
  const { ids, filter, query, import: importId } = chosen;
  if (ids) {
    const listed = await filterListed(db, kind, { memberId: viewer.memberId, ids });
    return ids.filter((id) => listed.has(id));
  }
  const scope = await scopeOf(db, kind, { viewer, text: query });
  return scope ? idsOfListed(db, kind, { filter, sort: 'title', ...scope, importId, limit }) : [];
}
