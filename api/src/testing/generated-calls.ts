import fc from 'fast-check';
import * as z from 'zod';
import { newId } from '../platform/db/new-id.ts';
import { fromSchema } from './from-schema.ts';
import type { Operation } from './operations.ts';
import { collectionOf } from './owned-objects.ts';

/** Would end the session that the other calls need. */
const SIGN_OUT = 'DELETE /session';

/** A request that the description allows, mostly, with hostile input. */
export interface GeneratedCall {
  readonly operation: Operation;
  /** Below /api/v1. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The same calls for the same seed. */
export function generateCalls(
  operations: readonly Operation[],
  owned: Readonly<Record<string, readonly string[]>>,
  { count, seed }: { readonly count: number; readonly seed: number },
): GeneratedCall[] {
  const callable = operations.filter(({ path, name }) => path !== '/live' && name !== SIGN_OUT);
  const call = fc
    .constantFrom(...callable)
    .chain((operation) => aCall(operation, owned[collectionOf(operation)] ?? []));
  return fc.sample(call, { numRuns: count, seed });
}

function aCall(operation: Operation, ids: readonly string[]): fc.Arbitrary<GeneratedCall> {
  const version = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('"1"', '"2"', '3', 'W/"4"') },
    fc.constantFrom('*', '-1', '"x"'),
  );
  const parts = fc.record({
    // Two dots alone change the path before the request: `/compositions/../recordings` is `/recordings`.
    id: fc.oneof(fc.constantFrom(...ids, newId()), fc.constantFrom('x', '%00', "' or 1=1", '../..', 'a'.repeat(300))),
    body: operation.body ? fromSchema(operation.body) : fc.constant(null),
    query: fc.record(
      Object.fromEntries(
        Object.entries(operation.query).map(([name, schema]) => [name, fromSchema(schema).map(asQuery)]),
      ),
      { requiredKeys: [] },
    ),
    headers: fc.record({ 'if-match': version, 'idempotency-key': fc.uuid() }, { requiredKeys: ['idempotency-key'] }),
  });
  return parts.map(({ id, body, query, headers }) => ({
    operation,
    address: operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
    query: given(query),
    headers: { ...(operation.body && { 'content-type': 'application/json' }), ...given(headers) },
    body: operation.body ? (JSON.stringify(body) ?? 'null') : null,
  }));
}

/** Without omitted values. */
function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function asQuery(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 2_000);
}

/** A response to a call. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const STACK = /\n\s+at |node_modules|file:\/\/|\.ts:\d+|syntax error at or near|violates (?:\w+-?)+ constraint/;

/** Problems of a response; empty if there are none. */
export function findingsIn({ operation }: GeneratedCall, answer: Answer, secrets: readonly string[] = []): string[] {
  const { status, text } = answer;
  const found = [
    status >= 500 && 'a server error',
    STACK.test(text) && 'a stack trace, or words of the database',
    ...secrets.map((secret) => text.includes(secret) && `data of another member: ${secret}`),
    ...missingHeaders(answer, status === 200 && CACHEABLE.includes(operation.path)),
    ...mismatches(operation, answer),
  ];
  return found.flatMap((finding) => (finding ? [`${operation.name} answers ${status} with ${finding}`] : []));
}

/** Public, and the same for everybody. */
const CACHEABLE = ['/reference/countries', '/reference/countries/{alpha2Code}'];

/** Names of security headers that an answer lacks, or that say something else. */
export function missingHeaders({ headers }: Pick<Answer, 'headers'>, isCacheable = false): string[] {
  const wanted: readonly (readonly [string, RegExp])[] = [
    ['x-content-type-options', /^nosniff$/],
    ['x-frame-options', /^DENY$/],
    ['referrer-policy', /^no-referrer$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
    ['cache-control', isCacheable ? /^public/ : /no-store|^private/],
    ['x-request-id', /^[\w-]{36}$/],
  ];
  return wanted.flatMap(([name, value]) => (value.test(String(headers[name])) ? [] : `no proper ${name}`));
}

const schemas = new Map<string, z.ZodType>();

function mismatches({ name, answers }: Operation, { status, text }: Answer): string[] {
  const key = `${name} ${status}`;
  const described = answers[status] ?? (status >= 400 && status < 500 ? answers['4XX'] : undefined);
  // A file is described without a schema.
  if (status === 204 || answers[status] === null) return [];
  if (!described) return ['a status that is not described'];
  const schema = schemas.get(key) ?? z.fromJSONSchema(described);
  schemas.set(key, schema);
  const { error } = schema.safeParse(JSON.parse(text));
  return error ? [`something else than described: ${error.message}`] : [];
}
