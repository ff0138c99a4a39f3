import { indexParty } from 'api/parties/party-changes.ts';
import { partyNamesOf } from 'api/parties/party-view.ts';
import { newId } from 'api/platform/db/new-id.ts';
import type { NewRow } from 'api/platform/db/tables.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/actor.ts';
import {
  DEMO_MEMBERS,
  DEMO_PARTIES,
  type DemoMember,
  type DemoParty,
  type DemoPartyData,
  daysBefore,
} from './demo-data.ts';
import { syntheticIpi, syntheticIsni } from './synthetic-codes.ts';

export interface Cast {
  readonly members: Record<DemoMember, Act['actor']>;
  partyId(party: DemoParty): string;
  readonly now: Date;
}

const JOINED_DAYS_AGO = 366;

export async function seedCast(tx: Tx, hashes: ReadonlyMap<string, string>, now: Date): Promise<Cast> {
  const at = daysBefore(now, JOINED_DAYS_AGO);
  const members = {
    ama: await seedMember(tx, 'ama', { hashes, at }),
    kofi: await seedMember(tx, 'kofi', { hashes, at }),
    osu: await seedMember(tx, 'osu', { hashes, at }),
  };
  const ids = new Map<string, string>(Object.entries(members).map(([key, { partyId }]) => [key, partyId]));
  for (const [key, party] of Object.entries(DEMO_PARTIES)) ids.set(key, await seedParty(tx, partyOf(party), at));
  return { members, now, partyId: (party) => requireKnown(ids.get(party), party) };
}

async function seedMember(
  tx: Tx,
  key: DemoMember,
  { hashes, at: created_at }: { readonly hashes: ReadonlyMap<string, string>; readonly at: Date },
): Promise<Act['actor']> {
  const { email, number, hasIsni, member, stage_names, societies } = DEMO_MEMBERS[key];
  const [accountId, memberId] = [newId(), newId()];
  const password_hash = requireKnown(hashes.get(email), `The password of ${email}`);
  await tx
    .insertInto('member')
    .values({ id: memberId, ...member, created_at, updated_at: created_at })
    .execute();
  const { contact_person, corporation_name, given_name, other_names } = member;
  const name = contact_person ?? corporation_name ?? `${given_name} ${other_names}`;
  await tx.insertInto('account').values({ id: accountId, email, name, password_hash, created_at }).execute();
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, member_id: memberId, role: 'owner', created_at })
    .execute();
  const codes = { ipi_name_number: syntheticIpi(number), isni: hasIsni ? syntheticIsni(number) : null };
  const party = { ...partyNamesOf(member), stage_names, member_id: memberId, ...codes };
  const partyId = await seedParty(tx, party, created_at);
  await tx
    .insertInto('party_society')
    .values(
      societies.map((society) => ({
        id: newId(),
        party_id: partyId,
        ...society,
        created_at,
        updated_at: created_at,
      })),
    )
    .execute();
  return { accountId, memberId, partyId };
}

function partyOf(party: DemoPartyData): NewParty {
  const { given_names = null, family_name = null, organisation_name = null, number } = party;
  const kind = organisation_name === null ? 'person' : 'organisation';
  const [ipi_name_number, isni] = number ? [syntheticIpi(number), syntheticIsni(number)] : [null, null];
  return { kind, given_names, family_name, organisation_name, ipi_name_number, isni, member_id: null };
}

type NewParty = Omit<NewRow<'party'>, 'id' | 'created_at' | 'updated_at'>;

async function seedParty(tx: Tx, party: NewParty, at: Date): Promise<string> {
  const id = newId();
  const isni_status = party.isni ? 'assigned' : 'none';
  await tx
    .insertInto('party')
    .values({ id, ...party, isni_status, isni_updated_at: at, created_at: at, updated_at: at })
    .execute();
  await indexParty(tx, id);
  return id;
}

export function requireKnown<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo does not know ${what}.`);
  return value;
}
