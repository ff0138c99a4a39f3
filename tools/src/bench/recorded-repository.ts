import { randomUUID } from 'node:crypto';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import { nameStatements } from 'api/platform/db/named-statements.ts';
import { withClient } from 'api/platform/db/with-client.ts';
import type { LogEvent } from 'kysely';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Background queries for open pages, not part of a request. */
const BACKGROUND = /^\s*select (?:pg_snapshot_xmin|tx::text|from outbox)/;

export interface Recorder {
  isOn: boolean;
  readonly statements: Statement[];
  log(event: LogEvent): void;
}

export function createRecorder(): Recorder {
  const statements: Statement[] = [];
  return {
    isOn: false,
    statements,
    log({ query }) {
      if (this.isOn && !BACKGROUND.test(query.sql)) statements.push({ text: query.sql, values: query.parameters });
    },
  };
}

/** `ids` and `texts` are unique values, replaced at each repetition. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

/** Repeats recorded statements on `concurrency` connections; returns the count. */
export async function repeatStatements(
  connection: ConnectionConfig,
  recording: Recording,
  { concurrency, times }: { concurrency: number; times: number },
): Promise<void> {
  let remaining = times;
  const repeat = () =>
    withClient(connection, async (client) => {
      nameStatements(client);
      while (remaining > 0) {
        remaining -= 1;
        for (const { text, values } of renew(recording)) await client.query(text, [...values]);
      }
    });
  await Promise.all(Array.from({ length: concurrency }, repeat));
}

function renew({ statements, ids, texts }: Recording): Statement[] {
  const others = new Map([
    ...ids.map((id) => [id, randomUUID()] as const),
    ...texts.map((text) => [text, randomUUID().slice(0, 13)] as const),
  ]);
  const pattern = new RegExp(
    [...others.keys()].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'g',
  );
  const other = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(pattern, (known) => others.get(known) ?? known);
    return Array.isArray(value) ? value.map(other) : value;
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(other) }));
}
