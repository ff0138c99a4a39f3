import type { EntryKind } from '../../catalogue/entry/entry-kind.ts';
import { filterListed, pageOfListed } from '../../catalogue/entry/list/list-repository.ts';
import { scopeOf } from '../../catalogue/entry/list/list-service.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';

const MOST_ENTRIES = 1_000_000;

interface Chosen {
  readonly ids?: readonly string[] | undefined;
  readonly filter: Parameters<typeof pageOfListed>[2]['filter'];
  readonly query: string;
  readonly import?: string | undefined;
}

/** The ids that the member has of those chosen, or all that the list shows. */
export async function chosenEntries(
  db: Database,
  kind: EntryKind,
  { viewer, chosen }: { readonly viewer: Act['actor']; readonly chosen: Chosen },
): Promise<string[]> {
  const { ids, filter, query, import: importId } = chosen;
  if (ids) {
    const listed = await filterListed(db, kind, { memberId: viewer.memberId, ids });
    return ids.filter((id) => listed.has(id));
  }
  const scope = await scopeOf(db, kind, { viewer, text: query });
  const page = { filter, sort: 'title', page: 1, per_page: MOST_ENTRIES } as const;
  return scope ? [...(await pageOfListed(db, kind, { ...page, ...scope, importId })).keys()] : [];
}
