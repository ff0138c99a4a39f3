// cspell:ignore conrelid attrelid attnum conkey contype confrelid atttypid indkey indisprimary
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Its columns that name a work, a recording or a case. */
  readonly owners: readonly string[];
  /** Null for a foreign key; otherwise the type of a column that mentions parties in its text. */
  readonly type: 'jsonb' | 'text' | null;
}

type Key = readonly unknown[];

/** The rows of a column that named one party and now name another. */
export interface Move {
  readonly table: string;
  readonly column: string;
  readonly keys: readonly Key[];
}

/** Columns that mention parties by ID without a foreign key. Certificates and the audit trail stay as issued. */
const MENTIONS = [
  {
    table: 'opposition',
    columns: ['draft', 'asked', 'registered_lines', 'resolved_lines', 'claimed_lines', 'current_lines'],
  },
  { table: 'opposition_party', columns: ['claimed_lines'] },
  { table: 'opposition_proposal', columns: ['lines'] },
  { table: 'opposition_event', columns: ['payload'] },
  { table: 'import_claim', columns: ['lines'] },
  { table: 'hold', columns: ['line_key'] },
] as const;

/** Reads the foreign keys from the schema, so that a table added later is moved, too. */
export async function listReferences(tx: Tx): Promise<Reference[]> {
  const mentions = MENTIONS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  const { rows } = await sql<Reference>`
    select class.relname::text as "table", attribute.attname::text as "column",
      case when foreign_key.conrelid is null then format_type(attribute.atttypid, null) end as type,
      ${primaryKey} as key, ${ownerColumns} as owners
    from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid
    left join pg_constraint as foreign_key on foreign_key.conrelid = class.oid and foreign_key.contype = 'f'
      and foreign_key.confrelid = 'party'::regclass and foreign_key.conkey[1] = attribute.attnum
    where foreign_key.conrelid is not null
      or class.relkind = 'r' and class.relname || '.' || attribute.attname = any(${mentions}::text[])
    order by foreign_key.conrelid is null, 1, 2`.execute(tx);
  return rows;
}

const primaryKey = sql`(
  select array_agg(part.attname::text order by part.attnum)
  from pg_index as index
  join pg_attribute as part on part.attrelid = index.indrelid and part.attnum = any(index.indkey)
  where index.indrelid = class.oid and index.indisprimary)`;

const OWNERS = {
  composition_id: sql`select reference from composition where id = shared.id`,
  recording_id: sql`select reference from recording where id = shared.id`,
  opposition_id: sql`select number from opposition where id = shared.id`,
};

const ownerColumns = sql`array(
  select attname::text from pg_attribute
  where attrelid = class.oid and attname = any(${Object.keys(OWNERS)}::text[]))`;

/** Works, recordings and cases that name both parties; moving the lines of one would merge what was entered apart. */
export async function findShared(tx: Tx, references: readonly Reference[], parties: readonly [string, string]) {
  const found: string[] = [];
  for (const [column, label] of Object.entries(OWNERS)) {
    const named = references.filter(({ type, owners }) => type === null && owners.includes(column));
    const ofParty = (party: string) =>
      sql.join(
        named.map(
          ({ table, column: names }) =>
            sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(names)} = ${party}`,
        ),
        sql` union `,
      );
    const [one, other] = parties;
    const { rows } = await sql<{ label: string }>`
      select (${label}) as label
      from ((${ofParty(one)}) intersect (${ofParty(other)})) as shared
      where shared.id is not null order by 1`.execute(tx);
    found.push(...rows.map((row) => row.label));
  }
  return found;
}

/** Columns of which a row mentions both parties, so that a move couldn't be undone. */
export async function findMentionsOfBoth(
  tx: Tx,
  references: readonly Reference[],
  [one, other]: readonly [string, string],
): Promise<string[]> {
  const found: string[] = [];
  for (const reference of references.filter(({ type }) => type !== null)) {
    const { table, column } = reference;
    const { rows } = await sql`
      select from ${sql.table(table)} where ${names(reference, one)} and ${names(reference, other)} limit 1`.execute(
      tx,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Makes every row that names one party name another. */
export async function moveReferences(
  tx: Tx,
  references: readonly Reference[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Move[]> {
  await allowMerging(tx);
  const moves: Move[] = [];
  for (const reference of references) {
    const { table, column } = reference;
    const { rows } = await sql<{ key: Key }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${valueAfter(reference, from, to)}
      where ${names(reference, from)} returning ${keyOf(reference)} as key`.execute(tx);
    if (rows.length > 0) moves.push({ table, column, keys: rows.map(({ key }) => key) });
  }
  return moves;
}

/** Makes moved rows name the first party again. Returns the columns that no longer have all of them. */
export async function returnReferences(
  tx: Tx,
  references: readonly Reference[],
  { moves, from, to }: { readonly moves: readonly Move[]; readonly from: string; readonly to: string },
): Promise<string[]> {
  await allowMerging(tx);
  const missing: string[] = [];
  // The last first: a key that names the party is of the row as it was after its move.
  for (const { table, column, keys } of moves.toReversed()) {
    const reference = references.find((each) => each.table === table && each.column === column);
    const { rows = [] } = reference
      ? await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${valueAfter(reference, from, to)}
          where ${names(reference, from)}
            and ${keyOf(reference)} in (select jsonb_array_elements(${JSON.stringify(keys)}::jsonb))
          returning 1`.execute(tx)
      : {};
    if (rows.length !== keys.length) missing.push(`${table}.${column}`);
  }
  return missing;
}

/**
 * Digests of a party, without the contact that staff may change, and of all rows that name it. Claims of parties change
 * with every decision.
 */
export async function digestReferences(tx: Tx, references: readonly Reference[], party: string) {
  const own = await sql<{ digest: string }>`
    select md5((to_jsonb(party) - 'contact_email')::text) as digest from party where id = ${party}`.execute(tx);
  const digests: Record<string, string> = { party: own.rows[0]?.digest ?? '' };
  for (const reference of references.filter(({ table }) => table !== 'party_claim')) {
    const content = reference.type === null ? sql`line::text` : sql`${sql.ref(reference.column)}::text`;
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(${content}, ',' order by ${content})) as digest
      from ${sql.table(reference.table)} as line where ${names(reference, party)}`.execute(tx);
    const digest = rows[0]?.digest;
    if (digest) digests[`${reference.table}.${reference.column}`] = digest;
  }
  return digests;
}

function names({ column, type }: Reference, party: string): RawBuilder<unknown> {
  if (type === null) return sql`${sql.ref(column)} = ${party}::uuid`;
  return sql`position(${party} in ${sql.ref(column)}::text) > 0`;
}

function valueAfter({ column, type }: Reference, from: string, to: string): RawBuilder<unknown> {
  if (type === null) return sql`${to}::uuid`;
  return sql`replace(${sql.ref(column)}::text, ${from}, ${to})::${sql.raw(type)}`;
}

function keyOf({ key }: Reference): RawBuilder<unknown> {
  return sql`jsonb_build_array(${sql.join(key.map((column) => sql.ref(column)))})`;
}

/** Lets the rest of this transaction change the party of a case's events. */
async function allowMerging(tx: Tx): Promise<void> {
  await sql`select set_config('counterpoint.merging_parties', 'on', true)`.execute(tx);
}
