import { indexParty } from 'api/parties/party-changes.ts';
import { newId } from 'api/platform/db/new-id.ts';
import type { NewRow } from 'api/platform/db/tables.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/act.ts';
import { type DemoMember, type DemoParty, MEMBERS, OTHERS } from './demo-parties.ts';
import { PROFILES } from './demo-profiles.ts';
import { daysBefore } from './demo-time.ts';

/** Who is who in the database, and when the demo is told from. */
export interface Cast {
  readonly members: Record<DemoMember, Act['actor']>;
  partyId(party: DemoParty): string;
  readonly now: Date;
}

/** The members joined a little over a year ago. */
const JOINED_DAYS_AGO = 366;

/** Writes the members, who sign in with the passwords of these hashes, and the parties who are no members. */
export async function seedCast(tx: Tx, hashes: ReadonlyMap<string, string>, now: Date): Promise<Cast> {
  const at = daysBefore(now, JOINED_DAYS_AGO);
  const members = {
    ama: await seedMember(tx, 'ama', hashes, at),
    kofi: await seedMember(tx, 'kofi', hashes, at),
    osu: await seedMember(tx, 'osu', hashes, at),
  };
  const ids = new Map<string, string>(Object.entries(members).map(([key, { partyId }]) => [key, partyId]));
  for (const [key, party] of Object.entries(OTHERS))
    ids.set(key, await seedParty(tx, { ...party, member_id: null }, at));
  return { members, now, partyId: (party) => known(ids.get(party), party) };
}

async function seedMember(
  tx: Tx,
  key: DemoMember,
  hashes: ReadonlyMap<string, string>,
  created_at: Date,
): Promise<Act['actor']> {
  const { email, names, party } = MEMBERS[key];
  const { member, stage_names, societies } = PROFILES[key];
  const [accountId, memberId] = [newId(), newId()];
  const password_hash = known(hashes.get(email), `The password of ${email}`);
  await tx
    .insertInto('member')
    .values({ id: memberId, ...names, ...member, created_at, updated_at: created_at })
    .execute();
  await tx.insertInto('account').values({ id: accountId, email, password_hash, created_at }).execute();
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, member_id: memberId, permission: 'super', created_at })
    .execute();
  const partyId = await seedParty(tx, { ...party, stage_names, member_id: memberId }, created_at);
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

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo does not know ${what}.`);
  return value;
}
