import { randomUUID } from 'node:crypto';
import type { ConnectionConfig } from 'api/platform/db/connection-config.ts';
import { nameStatements } from 'api/platform/db/named-statements.ts';
import type { LogEvent } from 'kysely';
import pg from 'pg';

/** A statement as it was sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What goes on beside every request, for the pages that are open. */
const BESIDE = /^\s*select (?:pg_snapshot_xmin|tx::text|from outbox)/;

/** Keeps what kysely sends while `isOn`. */
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
      if (this.isOn && !BESIDE.test(query.sql)) statements.push({ text: query.sql, values: query.parameters });
    },
  };
}

/** Recorded statements, and what makes one repetition of them another registration: ids and other texts that occur once. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

/** Sends recorded statements again and again for as long as asked, over so many connections; says how often it could. */
export async function repeatStatements(
  connection: ConnectionConfig,
  recording: Recording,
  { atOnce, times }: { atOnce: number; times: number },
): Promise<void> {
  let left = times;
  async function repeat(): Promise<void> {
    const client = new pg.Client(connection);
    await client.connect();
    nameStatements(client);
    try {
      while (left > 0) {
        left -= 1;
        const renewed = renew(recording);
        // As the application sends them: values with every statement that has some.
        for (const { text, values } of renewed) await client.query(text, [...values]);
      }
    } finally {
      await client.end();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, repeat));
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
