import type { ObjectLink } from '@counterpoint/domain/schemas/home';
import type { Shares } from '@counterpoint/domain/shares';
import { type RawBuilder, sql } from 'kysely';
import type { EntryKind, RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { fullTitle } from '../../catalogue/recordings/recording-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { EntryName } from './notices/entry-notices.ts';

interface NamedMember {
  readonly memberId: string;
  readonly isInvited: boolean;
  readonly isUnconfirmed: boolean;
  /** False for a member who only performs on a recording. */
  readonly holdsRights: boolean;
  /** False for a performer of whom a later revision says what the active one says. */
  readonly isConcerned: boolean;
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
  const revisionKey = { id, revision: number };
  const [named, removed] = await Promise.all([
    readNamed(tx, name, revisionKey),
    readRemovedParties(tx, name, revisionKey),
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
async function readNamed(tx: Tx, name: EntryKind['name'], { id, revision }: RevisionKey): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select party.member_id as "memberId", coalesce(bool_or(line.confirmation = 'invited'), false) as "isInvited",
      coalesce(bool_or(line.confirmation = 'unconfirmed'), false) as "isUnconfirmed",
      bool_or(line.confirmation is not null) as "holdsRights", bool_or(line.is_concerned) as "isConcerned",
      jsonb_build_object('pr', sum(line.pr), 'mr', sum(line.mr), 'sr', sum(line.sr)) as shares
    from (${LINES[name]}) as line join party on party.id = line.party_id
    where line.entry_id = ${id} and line.revision = ${revision} and party.member_id is not null
    group by party.member_id order by party.member_id`.execute(tx);
  return rows;
}

/** All that a revision says of a performer. */
function creditsAt(revision: RawBuilder<unknown>) {
  return sql`array(
    select (to_jsonb(said) - 'revision' - 'position')::text from recording_contributor as said
    where said.recording_id = credit.recording_id and said.revision = ${revision} and said.party_id = credit.party_id
    order by 1)`;
}

/** Rights in a recording aren't shares, and performers confirm nothing. */
const LINES = {
  composition: sql`
    select composition_id as entry_id, revision, party_id, confirmation, pr, mr, sr, true as is_concerned
    from composition_interest`,
  recording: sql`
    select recording_id as entry_id, revision, party_id, confirmation, 0 as pr, 0 as mr, 0 as sr, true as is_concerned
    from recording_right
    union all
    select credit.recording_id, credit.revision, credit.party_id, null, 0, 0, 0, credit.revision = recording.revision
      or ${creditsAt(sql`credit.revision`)} <> ${creditsAt(sql`recording.revision`)}
    from recording_contributor as credit join recording on recording.id = credit.recording_id`,
};

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
