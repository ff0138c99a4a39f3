import { parseIpiNameNumber, parseIsni } from '@counterpoint/domain/identifiers';
import type {
  ComposerCandidate,
  ComposerCandidateQuery,
  ComposerDetails,
  ComposerPage,
  composerQuery,
  NewComposer,
} from '@counterpoint/domain/schemas/parties';
import { formatList } from '@counterpoint/messages';
import type * as z from 'zod/mini';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, type Database, type Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { findPublic, findTsquery } from '../../platform/search/search-index.ts';
import { composerChanged, indexParty } from '../party-changes.ts';
import { nameKey } from '../party-likeness.ts';
import { lockParty } from '../party-repository.ts';
import { nameOf } from '../party-view.ts';
import { findCandidates, type SearchedComposer } from './composer-candidate-service.ts';
import { isNamedByOthers, readCards } from './composer-card-repository.ts';
import { membersFilter, type PartyCatalogue, pageOfIndex, pageOfPartners } from './composer-list-repository.ts';
import { findParty, insertComposer, lockName, updateComposer } from './composer-repository.ts';

type ComposerQuery = z.output<typeof composerQuery>;
type Actor = Act['actor'];

interface Viewer {
  readonly actor: Actor;
  readonly catalogue: PartyCatalogue;
}

export interface PartyAct extends Act {
  readonly catalogue: PartyCatalogue;
}

const AUDIT_NAMES: Record<PartyCatalogue, string> = { compositions: 'composer', recordings: 'rightsholder' };

export async function listComposers(
  db: Database,
  { actor, catalogue }: Viewer,
  query: ComposerQuery,
): Promise<ComposerPage> {
  const { page, per_page } = query;
  const { ids, total } = await (query.filter === 'mine'
    ? listPartners(db, { actor, catalogue }, query)
    : listParties(db, query));
  return { items: await readCards(db, ids, actor), total, page, per_page };
}

async function listPartners(db: Database, viewer: Viewer, { query, page, per_page }: ComposerQuery) {
  const part = { limit: per_page, offset: (page - 1) * per_page };
  if (query === '') return pageOfPartners(db, viewer, { tsquery: null, ...part });
  const tsquery = await findTsquery(db, query, {
    hasAny: async (candidate) =>
      (await pageOfPartners(db, viewer, { tsquery: candidate, limit: 1, offset: 0 })).total > 0,
  });
  return tsquery === null ? { ids: [], total: 0 } : pageOfPartners(db, viewer, { tsquery, ...part });
}

async function listParties(db: Database, { filter: choice, query, page, per_page }: ComposerQuery) {
  const offset = (page - 1) * per_page;
  const filter = choice === 'members' ? membersFilter : null;
  if (query === '') return pageOfIndex(db, { limit: per_page, offset, filter });
  const { ids } = await findPublic(db, { subject: 'party', filter }, query);
  return { ids: ids.slice(offset, offset + per_page), total: ids.length };
}

export async function readComposer(db: Database, actor: Actor, id: string): Promise<ComposerDetails> {
  const party = await findParty(db, id);
  const [card] = await readCards(db, [id], actor);
  if (!party || !card) throw notFound(notFoundText.composer());
  const { version, given_names, family_name, organisation_name, birth_year, nationality } = party;
  // Members edit themselves in their profile only.
  const isAddedByMe = party.added_by === actor.memberId && party.member_id === null;
  const my_details = isAddedByMe ? { birth_year, nationality } : null;
  return { ...card, version, given_names, family_name, organisation_name, my_details };
}

export function listCandidates(
  db: Database,
  actor: Actor,
  typed: ComposerCandidateQuery,
): Promise<ComposerCandidate[]> {
  return findCandidates(db, actor, {
    name: nameOf(typed),
    stage_names: typed.stage_names.filter((name) => name !== null),
    ipi_name_number: parseIpiNameNumber(typed.ipi_name_number ?? ''),
    isni: parseIsni(typed.isni ?? ''),
    birth_year: typed.birth_year,
    except: typed.except,
  });
}

/** Throws 409 for a known number, or for a likely duplicate that the member hasn't confirmed. */
export async function createComposer(tx: Tx, act: PartyAct, composer: NewComposer): Promise<ComposerDetails> {
  await lockName(tx, nameKey(nameOf(composer)));
  await refuseDuplicates(tx, act, { composer, except: null });
  await assertRoomFor(tx, 'parties', { memberId: act.actor.memberId, adding: 1 });
  const id = newId();
  await withNumbersFree(composer, () => insertComposer(tx, { id, composer }, act));
  await indexParty(tx, id);
  return settle(tx, act, { action: 'create', id });
}

/** Throws 404 for another member's party, 409 if the correction would change others' entries. */
export async function changeComposer(
  tx: Tx,
  act: PartyAct,
  { target, composer }: { readonly target: VersionedId; readonly composer: NewComposer },
): Promise<ComposerDetails> {
  await lockParty(tx, target.id);
  const before = await readComposer(tx, act.actor, target.id);
  if (before.my_details === null) throw notFound(notFoundText.composer());
  if (before.version !== target.version) throw staleVersion(before);
  if (!before.can_change) throw conflict('composer_in_use', text.composerInUse());
  if (!isSame(before, composer) && (await isNamedByOthers(tx, target.id, act.actor)))
    throw conflict('composer_registered', text.composerRegistered());
  await lockName(tx, nameKey(nameOf(composer)));
  await refuseDuplicates(tx, act, { composer, except: target.id });
  await withNumbersFree(composer, () => updateComposer(tx, { id: target.id, composer }, act.at));
  await composerChanged(tx, act, target.id);
  return settle(tx, act, { action: 'update', id: target.id, before });
}

/** A correction may add data, but not change any. */
function isSame(before: ComposerDetails, composer: NewComposer): boolean {
  const isKept = (before: string | null, after: string | null) => before === null || before === after;
  return (
    before.name === nameOf(composer) &&
    isKept(before.ipi_name_number, composer.ipi_name_number) &&
    isKept(before.isni, composer.isni)
  );
}

async function settle(
  tx: Tx,
  { actor, catalogue, requestId }: PartyAct,
  {
    action,
    id,
    before,
  }: { readonly action: 'create' | 'update'; readonly id: string; readonly before?: ComposerDetails },
): Promise<ComposerDetails> {
  const after = await readComposer(tx, actor, id);
  const audited = `${AUDIT_NAMES[catalogue]}.${action}`;
  await recordAudit(tx, { action: audited, actor, subjectId: id, before, after, requestId });
  await publish(tx, { topic: catalogue, memberIds: [actor.memberId] });
  return after;
}

async function refuseDuplicates(
  tx: Tx,
  { actor }: Act,
  { composer, except }: { readonly composer: NewComposer; readonly except: string | null },
): Promise<void> {
  const sought: SearchedComposer = { ...composer, name: nameOf(composer), except };
  const items = await findCandidates(tx, actor, sought);
  const certain = items.find((candidate) => candidate.is_certain);
  if (certain) throw partyExists(certain);
  const target = new Set(composer.different_from);
  const unseen = items.filter((candidate) => !target.has(candidate.composer.id));
  if (unseen.length === 0) return;
  const names = formatList(unseen.map((candidate) => candidate.composer.name));
  throw new AppError(409, 'possible_duplicates', text.possibleDuplicates({ names }), { current: { items } });
}

/** Includes the party, so that the page can link to it. */
function partyExists({ composer, why }: ComposerCandidate): AppError {
  const fields = { ipi: 'ipi_name_number', isni: 'isni' } as const;
  const field = why === 'ipi' || why === 'isni' ? fields[why] : null;
  const message = field ? text.numberOf({ name: composer.name }) : text.addedBefore({ name: composer.name });
  const path = field ?? (composer.kind === 'person' ? 'family_name' : 'organisation_name');
  return new AppError(409, 'party_exists', message, { details: [{ path, message }], current: composer });
}

/** Throws 409 if another request took one of the numbers meanwhile. */
async function withNumbersFree(composer: NewComposer, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const path = conflictingNumber(error);
    if (path === null || composer[path] === null) throw error;
    const message = text.numberTaken();
    throw conflict('party_exists', message, [{ path, message }]);
  }
}

function conflictingNumber(error: unknown): 'ipi_name_number' | 'isni' | null {
  if (breaksUnique(error, 'party_ipi_name_number_key')) return 'ipi_name_number';
  return breaksUnique(error, 'party_isni_key') ? 'isni' : null;
}
