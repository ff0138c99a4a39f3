import { expect, test } from '@jest/globals';
import { breakingMigrations, breakingSteps, unusedSince } from './breaking-steps.ts';
import { LAST_RELEASE } from './last-release.ts';
import { readMigrations } from './migrations.ts';

/** From here on, a release runs beside the one before. */
const FIRST_IN_STEPS = '0803';

test.each([
  'alter table work drop column title',
  'alter table work rename column title to name',
  'alter table work rename to composition',
  'alter table work alter column title set not null',
  'alter table work alter title type varchar(60)',
  'alter table work add column kind text not null',
  "alter table work add column a text not null default '', add column b text not null",
  'alter table work add check (share > 0)',
  'alter table work add constraint work_share_check check (share > 0)',
  'alter table work drop constraint a_check, add constraint b_check check (share > 0)',
  'create unique index work_code_key on work (code)',
  'drop table work',
  'drop view work_list',
])('%s breaks what runs', (sql) => {
  expect(breakingSteps(`-- A comment; with a semicolon.\n${sql};\nselect 1;`)).toEqual([
    sql.replaceAll(/'[^']*'/g, "''"),
  ]);
});

test.each([
  'alter table work add column kind text',
  "alter table work add column kind text not null default 'song', alter column title drop not null",
  "alter table work drop constraint kind_check, add constraint kind_check check (kind in ('song', 'jingle'))",
  'create table work (title text not null unique); create unique index work_key on work (title)',
  'alter table work add column areas text[], add check (kind or areas is null)',
  'create index work_title_idx on work (title); drop index work_old_idx',
  'drop view work_list; create view work_list as select 1',
  "do $$ begin execute 'drop table work'; end $$",
  "update work set title = 'drop table work'",
])('%s breaks nothing', (sql) => {
  expect(breakingSteps(sql)).toEqual([]);
});

test('a removal breaks a release from before what replaced it, and no later one', () => {
  const migration = (name: string, sql: string) => ({ name, sql, before: null, checksum: '' });
  const added = migration('0910-name.sql', 'alter table work add column name text');
  const removal = migration('0920-title.sql', '-- Unused since 0910-name.sql\nalter table work drop column title');
  expect(breakingMigrations([removal])).toEqual([]);
  expect(breakingMigrations([added, removal])).toEqual([removal]);
});

test('no migration breaks the last release, or says since when nothing uses what it removes', async () => {
  const migrations = await readMigrations();
  const breaking = migrations.filter(({ name, sql }) => name > FIRST_IN_STEPS && breakingSteps(sql).length > 0);
  const wrong = breaking.filter(({ sql }) => {
    const since = unusedSince(sql);
    return since === undefined || since > LAST_RELEASE || !migrations.some(({ name }) => name === since);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
