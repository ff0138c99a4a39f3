import type { ObjectLink } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

interface NamedMember {
  readonly memberId: string;
  readonly isAsked: boolean;
  readonly isUnconfirmed: boolean;
  readonly holdsRights: boolean;
}

/** What a notification about a recording needs of it: one of its versions, and the members whom that names or leaves out. */
export interface NoticedRecording {
  /** With its version title and the artist: `“Night Market (Live)” by Adwoa Boateng`. */
  readonly name: string;
  readonly submitterId: string;
  /** Whether the version is to take the place of one that is in force, or has taken it. */
  readonly isNewVersion: boolean;
  /** Those who hold or claim rights, and those who are heard. Who claimed is not asked. */
  readonly named: readonly NamedMember[];
  /** Members whom the version in force names and this one does not, and whether they have still to answer. */
  readonly leftOut: readonly { readonly memberId: string; readonly isAsked: boolean }[];
  readonly link: ObjectLink;
}

/** Of the version of that number; without one, of the version that the recording shows. */
export async function readNoticedRecording(tx: Tx, id: string, number?: number): Promise<NoticedRecording> {
  const told = await tx
    .selectFrom('recording')
    .innerJoin('recording_revision as told', (join) =>
      join
        .onRef('told.recording_id', '=', 'recording.id')
        .on('told.number', '=', number === undefined ? sql<number>`recording.revision` : sql<number>`${number}::int`),
    )
    .select(['recording.member_id', 'told.number', 'told.title', 'told.facts'])
    .select(
      sql<boolean>`exists (select from recording_revision as earlier
        where earlier.recording_id = recording.id and earlier.number < told.number
          and earlier.registered_at is not null)`.as('isNewVersion'),
    )
    .where('recording.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    name: nameOf(told.title, told.facts),
    submitterId: told.member_id,
    isNewVersion: told.isNewVersion,
    named: await readNamed(tx, id, told.number),
    leftOut: await readLeftOut(tx, id, told.number),
    link: { type: 'recording', id },
  };
}

function nameOf(
  title: string,
  { version_title, display_artist }: { readonly version_title: string | null; readonly display_artist: string | null },
): string {
  const full = version_title === null ? title : `${title} (${version_title})`;
  return display_artist === null ? `“${full}”` : `“${full}” by ${display_artist}`;
}

/** A member may stand in several lines; they are told of all of them at once. */
async function readNamed(tx: Tx, id: string, revision: number): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select party.member_id as "memberId", bool_or(line.confirmation = 'invited') as "isAsked",
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
  return rows;
}

async function readLeftOut(tx: Tx, id: string, revision: number): Promise<NoticedRecording['leftOut']> {
  const rows = await tx
    .selectFrom('recording_removal as removal')
    .innerJoin('party', 'party.id', 'removal.party_id')
    .select(['party.member_id', 'removal.confirmation'])
    .where('removal.recording_id', '=', id)
    .where('removal.revision', '=', revision)
    .orderBy('party.id')
    .execute();
  return rows.flatMap(({ member_id, confirmation }) =>
    member_id === null ? [] : [{ memberId: member_id, isAsked: confirmation === 'invited' }],
  );
}
