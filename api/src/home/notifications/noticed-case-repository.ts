import { membersOfCase } from '../../disputes/case/stored-case-repository.ts';
import { titleOfObject } from '../../disputes/case-list-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';

export interface NoticedCase {
  readonly number: string;
  readonly title: string;
  readonly memberIds: readonly string[];
}

export async function readNoticedCase(tx: Tx, id: string): Promise<NoticedCase> {
  const found = await tx
    .selectFrom('opposition')
    .select(['opposition.number', titleOfObject.as('title')])
    .where('opposition.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...found, memberIds: await membersOfCase(tx, id) };
}

export interface OpenedCase extends NoticedCase {
  readonly claimants: readonly string[];
}

export async function readOpenedCase(tx: Tx, id: string): Promise<OpenedCase> {
  const [found, claimants] = await Promise.all([
    readNoticedCase(tx, id),
    tx
      .selectFrom('opposition_party')
      .innerJoin('party', 'party.id', 'opposition_party.party_id')
      .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
      .where('opposition_party.opposition_id', '=', id)
      .where('opposition_party.side', '=', 'claimant')
      .where('opposition_party.left_at', 'is', null)
      .orderBy('party.id')
      .execute(),
  ]);
  return { ...found, claimants: claimants.map(nameOf) };
}

export interface NoticedParty {
  readonly name: string;
  readonly memberId: string | null;
  readonly isAwaited: boolean;
}

export interface NoticedOverlap extends NoticedCase {
  readonly parties: readonly NoticedParty[];
}

export async function readNoticedOverlap(tx: Tx, id: string): Promise<NoticedOverlap> {
  const { number, title } = await readNoticedCase(tx, id);
  const rows = await tx
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .select(['opposition_party.side', 'opposition_party.answered_at', 'party.member_id'])
    .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .where('opposition_party.opposition_id', '=', id)
    .orderBy('party.id')
    .execute();
  const parties = rows.map((row) => ({
    name: nameOf(row),
    memberId: row.member_id,
    isAwaited: row.side === 'respondent' && row.answered_at === null,
  }));
  return { number, title, parties, memberIds: parties.flatMap(({ memberId }) => memberId ?? []) };
}
