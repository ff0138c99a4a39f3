import { createHash } from 'node:crypto';
import pg from 'pg';

/** More distinct texts indicate one built from data; further ones are planned each time. */
const MAX_NAMES = 2_000;

const names = new Map<string, string>();
/** How often a migration, of a release that starts beside this one, has changed what statements select. */
let generation = 0;

/** A name makes PostgreSQL plan a statement once per connection. Null for unnamed statements. */
export function statementName(text: string): string | null {
  const existing = names.get(text);
  if (existing) return existing;
  if (names.size >= MAX_NAMES || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null;
  const name = createHash('sha256').update(`${generation} ${text}`).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (query: unknown, ...rest: unknown[]) => unknown;

export function nameStatements(client: pg.ClientBase): void {
  // pg declares nine overloads; all but text with values pass through unchanged.
  const plain = client.query.bind(client) as Query;
  const naming: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : null;
    const answer = name ? plain({ name, text, values }, ...rest) : plain(text, values, ...rest);
    if (name && answer instanceof Promise) answer.catch(renameStale);
    return answer;
  };
  Object.assign(client, { query: naming });
}

/** Otherwise, a statement that selects all columns of a table with a new one would fail for as long as the connection. */
function renameStale(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.routine !== 'RevalidateCachedQuery') return;
  generation += 1;
  names.clear();
}
