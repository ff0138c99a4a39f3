import type { ObjectLink } from '@counterpoint/domain/schemas/home';
import type { Shares } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { EntryKind, RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { fullTitle } from '../../catalogue/recordings/recording-repository.ts';
import { membersOfCase } from '../../disputes/case/stored-case-repository.ts';
import { titleOfObject } from '../../disputes/case-list-repository.ts';
import { nameOf, PARTY_NAMES } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { EntryName } from './notices/entry-notices.ts';

const NO_SHARES: Shares = { pr: 0, mr: 0, sr: 0 };

interface NamedMember {
  readonly memberId: string;
  readonly isInvited: boolean;
  readonly isUnconfirmed: boolean;
  /** False for a member who only performs on a recording. */
  readonly holdsRights: boolean;
  readonly shares: Shares;
}

/** A revision with the members whom it names or removes. */
export interface NoticedEntry {
  readonly isWork: boolean;
  readonly name: EntryName;
  readonly submitterId: string;
  readonly isIncomplete: boolean;
  readonly isNewRevision: boolean;
  /** One of the revisions of a bulk edit. */
  readonly isFieldEdit: boolean;
  readonly named: readonly NamedMember[];
  readonly removed: readonly { readonly memberId: string; readonly isInvited: boolean }[];
  readonly link: ObjectLink;
}

/** Without a revision, the one shown. */
type NoticedKey = Pick<RevisionKey, 'id'> & Partial<RevisionKey>;

export async function readNoticedEntry(tx: Tx, { name }: EntryKind, key: NoticedKey): Promise<NoticedEntry> {
  const { id } = key;
  const isWork = name === 'composition';
  const { number, title, version_title, artist, ...revision } = await readRevision(tx, name, key);
  const [named, removed] = await Promise.all([
    isWork ? readNamedInWork(tx, id, number) : readNamedInRecording(tx, id, number),
    readRemovedParties(tx, name, { id, revision: number }),
  ]);
  return {
    isWork,
    name: { isWork, title: fullTitle({ title, version_title }), artist },
    ...revision,
    named,
    removed,
    link: { type: name, id },
  };
}

interface NoticedRevision extends Pick<NoticedEntry, 'submitterId' | 'isIncomplete' | 'isNewRevision' | 'isFieldEdit'> {
  readonly number: number;
  readonly title: string;
  readonly version_title: string | null;
  readonly artist: string | null;
}

/** A work has neither a version title nor an artist. */
async function readRevision(tx: Tx, name: EntryKind['name'], { id, revision }: NoticedKey): Promise<NoticedRevision> {
  const [revisions, entryId] = [sql.table(`${name}_revision`), sql.ref(`${name}_id`)];
  const { rows } = await sql<NoticedRevision>`
    select entry.member_id as "submitterId", version.state = 'registered_incomplete' as "isIncomplete",
      starts_with(coalesce(version.change_note, ''), ${systemNote('field_changed')}) as "isFieldEdit",
      version.number, version.title, version.facts ->> 'version_title' as version_title,
      version.facts ->> 'display_artist' as artist, exists (select from ${revisions} as earlier
        where earlier.${entryId} = entry.id and earlier.number < version.number
          and earlier.registered_at is not null) as "isNewRevision"
    from ${sql.table(name)} as entry join ${revisions} as version on version.${entryId} = entry.id
      and version.number = ${revision ?? sql`entry.revision`}
    where entry.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`${name} ${id} doesn’t exist.`);
  return rows[0];
}

/** One notification per member about all of their lines. */
async function readNamedInWork(tx: Tx, id: string, revision: number): Promise<NamedMember[]> {
  const rows = await tx
    .selectFrom('composition_interest as line')
    .innerJoin('party', 'party.id', 'line.party_id')
    .innerJoin('member', 'member.id', 'party.member_id')
    .select('member.id as memberId')
    .select(sql<boolean>`bool_or(line.confirmation = 'invited')`.as('isInvited'))
    .select(sql<boolean>`bool_or(line.confirmation = 'unconfirmed')`.as('isUnconfirmed'))
    .select(sql<Shares>`jsonb_build_object('pr', sum(line.pr), 'mr', sum(line.mr), 'sr', sum(line.sr))`.as('shares'))
    .where('line.composition_id', '=', id)
    .where('line.revision', '=', revision)
    .groupBy('member.id')
    .orderBy('member.id')
    .execute();
  return rows.map((member) => ({ ...member, holdsRights: true }));
}

async function readNamedInRecording(tx: Tx, id: string, revision: number): Promise<NamedMember[]> {
  const { rows } = await sql<Omit<NamedMember, 'shares'>>`
    select party.member_id as "memberId", bool_or(line.confirmation = 'invited') as "isInvited",
      bool_or(line.confirmation = 'unconfirmed') as "isUnconfirmed", bool_or(line.confirmation <> '') as "holdsRights"
    from (
      select party_id, confirmation from recording_right
      where recording_id = ${id} and revision = ${revision}
      union all
      select party_id, '' from recording_contributor
      where recording_id = ${id} and revision = ${revision} and party_id is not null) as line
    join party on party.id = line.party_id
    where party.member_id is not null
    group by party.member_id order by party.member_id`.execute(tx);
  return rows.map((member) => ({ ...member, shares: NO_SHARES }));
}

/** Members whom the line-up before the active one named, and this one doesn't. */
export async function readFormerPerformers(tx: Tx, recordingId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct party.member_id
    from recording
    cross join lateral (
      select number from recording_revision
      where recording_id = recording.id and number <> recording.revision and registered_at is not null
      order by registered_at desc, number desc limit 1) as before
    join recording_contributor as line on line.recording_id = recording.id and line.revision = before.number
    join party on party.id = line.party_id
    where recording.id = ${recordingId} and party.member_id is not null and not exists (
      select from recording_contributor as kept
      where kept.recording_id = recording.id and kept.revision = recording.revision and kept.party_id = party.id)
    order by party.member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

async function readRemovedParties(tx: Tx, name: EntryKind['name'], { id, revision }: RevisionKey) {
  const { rows } = await sql<NoticedEntry['removed'][number]>`
    select party.member_id as "memberId", removal.confirmation = 'invited' as "isInvited"
    from ${sql.table(`${name}_removal`)} as removal join party on party.id = removal.party_id
    where removal.${sql.ref(`${name}_id`)} = ${id} and removal.revision = ${revision} and party.member_id is not null
    order by party.id`.execute(tx);
  return rows;
}

export interface NoticedCase {
  readonly number: string;
  readonly title: string;
  /** The work or recording. */
  readonly entryId: string;
  readonly memberIds: readonly string[];
}

export async function readNoticedCase(tx: Tx, id: string): Promise<NoticedCase> {
  const found = await tx
    .selectFrom('opposition')
    .select(['opposition.number', titleOfObject.as('title')])
    .select(sql<string>`coalesce(opposition.composition_id, opposition.recording_id)`.as('entryId'))
    .where('opposition.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...found, memberIds: await membersOfCase(tx, id) };
}

interface OpenedCase extends NoticedCase {
  readonly claimants: readonly string[];
}

export async function readOpenedCase(tx: Tx, id: string): Promise<OpenedCase> {
  const [found, claimants] = await Promise.all([
    readNoticedCase(tx, id),
    tx
      .selectFrom('opposition_party')
      .innerJoin('party', 'party.id', 'opposition_party.party_id')
      .select(PARTY_NAMES)
      .where('opposition_party.opposition_id', '=', id)
      .where('opposition_party.side', '=', 'claimant')
      .where('opposition_party.left_at', 'is', null)
      .orderBy('party.id')
      .execute(),
  ]);
  return { ...found, claimants: claimants.map(nameOf) };
}

interface NoticedParty {
  readonly name: string;
  readonly memberId: string | null;
  /** Null unless the case awaits their response. */
  readonly respondBy: Date | null;
}

export interface NoticedOverlap extends NoticedCase {
  readonly parties: readonly NoticedParty[];
}

export async function readNoticedOverlap(tx: Tx, id: string): Promise<NoticedOverlap> {
  const found = await readNoticedCase(tx, id);
  const rows = await tx
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .innerJoin('opposition', 'opposition.id', 'opposition_party.opposition_id')
    .select(['opposition.state', 'opposition_party.respond_by', 'opposition_party.answered_at', 'party.member_id'])
    .select(PARTY_NAMES)
    .where('opposition_party.opposition_id', '=', id)
    .orderBy('party.id')
    .execute();
  const parties = rows.map((row) => ({
    name: nameOf(row),
    memberId: row.member_id,
    respondBy: row.state === 'awaiting_response' && row.answered_at === null ? row.respond_by : null,
  }));
  return { ...found, parties, memberIds: parties.flatMap(({ memberId }) => memberId ?? []) };
}
