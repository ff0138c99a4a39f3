import { createHash } from 'node:crypto';
import type pg from 'pg';

/** More texts than this means that one is built from data; those beyond it are planned each time, as without names. */
const MOST_NAMES = 2_000;

const names = new Map<string, string>();

/** A name for a statement's text, so that PostgreSQL plans it once a connection; null where it should have none. */
export function statementName(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (query: unknown, ...rest: unknown[]) => unknown;

/** Names every statement that comes as text and values, as kysely's do: without, most of the time goes into planning. */
export function nameStatements(client: pg.ClientBase): void {
  // pg declares nine overloads; what is not text with values is passed through untouched.
  const plain = client.query.bind(client) as Query;
  const naming: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : null;
    return name ? plain({ name, text, values }, ...rest) : plain(text, values, ...rest);
  };
  Object.assign(client, { query: naming });
}
