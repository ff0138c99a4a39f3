import type { MemberIdentifiers } from '@counterpoint/domain/schemas/parties';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

type IpiEvent = MemberIdentifiers['ipi_history'][number];

export async function readIdentifiers(db: Database, memberId: string): Promise<MemberIdentifiers> {
  const party = await db
    .selectFrom('party')
    .select(['ipi_name_number', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const history = changesIn(await readTrail(db, memberId));
  const last = history.at(-1);
  if (party.ipi_name_number === (last?.ipi_name_number ?? null))
    return { ipi_name_number: party.ipi_name_number, ipi_history: history };
  // The number is older than the trail, or came with a name that others had registered.
  const record: IpiEvent = {
    at: party.created_at.toISOString(),
    ipi_name_number: party.ipi_name_number,
    source: 'record',
  };
  const ipi_history = [...history, record].sort((one, other) => one.at.localeCompare(other.at));
  return { ipi_name_number: party.ipi_name_number, ipi_history };
}

interface Trace {
  readonly action: string;
  readonly created_at: Date;
  readonly ipi: string | null;
}

/** A refused or claimed number was never shown beside the name. */
const statedIpi = sql<string | null>`case
  when after -> 'refused' ? 'ipi_name_number' or after -> 'claimed' ? 'ipi_name_number' then null
  else after ->> 'ipi_name_number' end`;

/** Saving the rest of the profile doesn't make a number of our records the member's entry. */
const statesIpi = sql<boolean>`(
  action = 'member.sign_up' or before ->> 'ipi_name_number' is distinct from after ->> 'ipi_name_number')`;

function readTrail(db: Database, memberId: string): Promise<Trace[]> {
  return db
    .selectFrom('audit_event')
    .select(['action', 'created_at', statedIpi.as('ipi')])
    .where('member_id', '=', memberId)
    .where('subject_id', '=', memberId)
    .where('action', 'in', ['member.sign_up', 'profile.save'])
    .where(statesIpi)
    .orderBy('id')
    .execute();
}

function changesIn(trail: readonly Trace[]): IpiEvent[] {
  let current: string | null = null;
  return trail.flatMap(({ action, created_at, ipi }) => {
    if (ipi === current) return [];
    current = ipi;
    const source = action === 'profile.save' ? ('profile' as const) : ('joining' as const);
    return [{ at: created_at.toISOString(), ipi_name_number: ipi, source }];
  });
}
