import type { Role } from '@counterpoint/domain/permissions';
import { indexParty } from '../parties/party-changes.ts';
import { newId } from '../platform/db/new-id.ts';
import type { Database } from '../platform/db/transaction.ts';

/** Fields that matter to a test; the others have defaults. */
export interface MemberSketch {
  readonly email?: string;
  readonly given_name?: string;
  readonly other_names?: string;
  /** Makes the member a company. */
  readonly corporation_name?: string;
  readonly ipi_name_number?: string;
  readonly isni?: string;
  readonly role?: Role;
}

/** Inserts a member with account, membership and party. */
export async function insertMember(db: Database, sketch: MemberSketch & { email: string }) {
  const { corporation_name = null, given_name = 'Ama', other_names = 'Mensah' } = sketch;
  const [accountId, memberId, partyId] = [newId(), newId(), newId()];
  const personName = `${given_name} ${other_names}`;
  const names = corporation_name
    ? ({ register_as: 'corporate', corporation_name, organisation_type: 'Record Company' } as const)
    : ({ register_as: 'individual', given_name, other_names } as const);
  const partyNames = corporation_name
    ? ({ kind: 'organisation', organisation_name: corporation_name } as const)
    : ({ kind: 'person', given_names: given_name, family_name: other_names } as const);
  const codes = { ipi_name_number: sketch.ipi_name_number ?? null, isni: sketch.isni ?? null };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('member')
      .values({ id: memberId, ...names })
      .execute();
    await tx
      .insertInto('party')
      .values({ id: partyId, member_id: memberId, ...partyNames, ...codes })
      .execute();
    await indexParty(tx, partyId);
    // No password matches this; tests of signing in create accounts through the API.
    await tx
      .insertInto('account')
      .values({ id: accountId, email: sketch.email, name: personName, password_hash: '-' })
      .execute();
    const role = sketch.role ?? 'owner';
    await tx.insertInto('membership').values({ account_id: accountId, member_id: memberId, role }).execute();
  });
  return { accountId, memberId, partyId, email: sketch.email };
}
