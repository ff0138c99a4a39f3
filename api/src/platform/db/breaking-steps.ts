import type { Migration } from './migrations.ts';

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const BODIES = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
const CREATED = /^create (?:or replace )?(?:table|view|function|type|domain) (?:if not exists )?([\w.]+)/;
const DROPPED = /^drop (?:table|view|materialized view|function|type|domain|trigger) (?:if exists )?([\w.]+)/;
const ALTERED = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/;
const UNIQUE_INDEX = /^create unique index .*? on ([\w.]+)/;
const ADDED_COLUMN = /^add (?:column )(?:if not exists )?(\w+)/;
const CONSTRAINT = /^(?:drop|add) constraint (?:if exists )?(\w+)/;

/** Changes to a table after which statements of the release before can fail. */
const BREAKING = [
  /^rename /,
  /^drop column /,
  /^alter (?:column )?\w+ (?:set data )?type /,
  /^alter (?:column )?\w+ set not null/,
  /^add (?:column )?(?!.*\b(?:default|generated)\b).*\bnot null\b/,
  /^add (?:constraint|check|unique|foreign key|primary key|exclude)\b/,
];

/**
 * The statements of a migration that a running process of the release before may not survive: what they remove, rename or
 * demand may be what that release reads or leaves out. Tables that the migration itself creates are new to it.
 */
export function breakingSteps(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap((statement) => CREATED.exec(statement)?.[1] ?? []));
  return statements.filter((statement) => {
    const dropped = DROPPED.exec(statement)?.[1];
    if (dropped !== undefined) return !created.has(dropped);
    const indexed = UNIQUE_INDEX.exec(statement)?.[1];
    if (indexed !== undefined) return !created.has(indexed);
    const [, table = '', changes = ''] = ALTERED.exec(statement) ?? [];
    return !created.has(table) && isBreaking(partsOf(changes));
  });
}

/** Those that the running release may not survive. It lacks all of them, so it may still use what one of them replaces. */
export function breakingMigrations(missing: readonly Migration[]): Migration[] {
  const names = new Set(missing.map(({ name }) => name));
  return missing.filter(({ sql }) => {
    const since = unusedSince(sql);
    return (since === undefined || names.has(since)) && breakingSteps(sql).length > 0;
  });
}

/** The migration since which nothing uses what this one removes, by its comment `-- Unused since 0830-name.sql`. */
export function unusedSince(sql: string): string | undefined {
  return /^-- Unused since (\S+)$/m.exec(sql)?.[1];
}

function statementsOf(sql: string): string[] {
  const plain = sql.replaceAll(COMMENTS, '').replaceAll(BODIES, "''");
  const statements = plain.split(';').map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  return statements.filter(Boolean);
}

function isBreaking(changes: readonly string[]): boolean {
  const replaced = new Set(changes.flatMap((change) => (change.startsWith('drop ') ? constraintOf(change) : [])));
  const added = changes.flatMap((change) => ADDED_COLUMN.exec(change)?.[1] ?? []);
  // The release before leaves a new column alone, so that a check of it holds.
  const isOfNewColumn = (change: string) =>
    !ADDED_COLUMN.test(change) && added.some((column) => new RegExp(`\\b${column}\\b`).test(change));
  return changes.some(
    (change) =>
      BREAKING.some((form) => form.test(change)) &&
      !isOfNewColumn(change) &&
      !constraintOf(change).some((name) => replaced.has(name)),
  );
}

function constraintOf(change: string): string[] {
  const name = CONSTRAINT.exec(change)?.[1];
  return name === undefined ? [] : [name];
}

/** Splits at commas outside of parentheses. */
function partsOf(changes: string): string[] {
  return changes.split(/,(?![^(]*\))/).map((change) => change.trim());
}
