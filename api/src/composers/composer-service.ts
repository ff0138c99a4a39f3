import type { composerPage, composerQuery, NewComposer, Party } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../db/new-id.ts';
import { breaksUnique, type Database, type Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { type AppError, conflict } from '../http/app-error.ts';
import { findPublic } from '../search/search-index.ts';
import { findByCodes, insertComposer, pageOfCoWriters, readParties } from './composer-repository.ts';
import { indexParty } from './party-changes.ts';
import { nameOf, toParty } from './party-view.ts';

type ComposerPage = z.infer<typeof composerPage>;
type ComposerQuery = z.output<typeof composerQuery>;

/** Composers that answer a search; without one those whom the member shares works with. */
export async function listComposers(db: Database, actor: Act['actor'], query: ComposerQuery): Promise<ComposerPage> {
  const { page, per_page } = query;
  const offset = (page - 1) * per_page;
  if (query.query === '') {
    const { ids, total } = await pageOfCoWriters(db, actor, per_page, offset);
    return { items: await readParties(db, ids, actor), total, page, per_page };
  }
  const { ids } = await findPublic(db, 'party', query.query);
  const items = await readParties(db, ids.slice(offset, offset + per_page), actor);
  return { items, total: ids.length, page, per_page };
}

/** Adds a writer whom the search did not find. 409 where the IPI or ISNI says that they are known after all. */
export async function createComposer(tx: Tx, act: Act, composer: NewComposer): Promise<Party> {
  const { actor, at, requestId } = act;
  const known = await findByCodes(tx, composer);
  if (known) throw partyExists(composer, toParty(known, actor.partyId));
  const id = newId();
  try {
    await insertComposer(tx, id, composer, at);
  } catch (error) {
    if (breaksUnique(error, 'party_ipi_name_number_key')) throw partyExists({ ...composer, isni: null });
    if (breaksUnique(error, 'party_isni_key')) throw partyExists({ ...composer, ipi_name_number: null });
    throw error;
  }
  await indexParty(tx, id);
  const trace = { action: 'composer.create', actor, subjectId: id, after: composer };
  await recordAudit(tx, { ...trace, ...(requestId && { requestId }) });
  const names = { kind: 'person' as const, ...composer, organisation_name: null };
  const { ipi_name_number, isni } = composer;
  return { id, kind: 'person', name: nameOf(names), ipi_name_number, isni, is_member: false, is_me: false };
}

/** Names who has the number already, where that is known: the search is then one click away. */
function partyExists({ ipi_name_number, isni }: NewComposer, known?: Party): AppError {
  const whose = known ? known.name : 'another writer';
  const message = `This number already belongs to ${whose}. Search for it and choose them.`;
  const paths = known
    ? [known.ipi_name_number === ipi_name_number && 'ipi_name_number', known.isni === isni && 'isni']
    : [ipi_name_number && 'ipi_name_number', isni && 'isni'];
  const wrong = paths.filter((path) => typeof path === 'string').filter((path) => ({ ipi_name_number, isni })[path]);
  return conflict(
    'party_exists',
    message,
    wrong.map((path) => ({ path, message })),
  );
}
