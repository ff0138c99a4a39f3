import { type RawBuilder, sql } from 'kysely';
import { anyOf, listOf } from '../db/any-of.ts';
import type { Database, Tx } from '../db/transaction.ts';
import { allowsMisspelling, deleteKeys } from './misspelling.ts';
import type { SearchPlan } from './search-plan.ts';
import type { Hit } from './search-rank.ts';
import type { Vocabulary } from './search-readings.ts';
import type { Subject } from './search-tables.ts';
import type { Term } from './search-terms.ts';

export const MAX_RANKED = 150;
/** Places for title matches, or a title of common words would be lost among all works with these words. */
const MAX_TITLE_MATCHES = 50;
const MAX_VARIANTS = 1_500;
/** For each typed word. */
const MAX_DISTANT_WORDS = 12;
/** Each entry is on its own page: 20 ms and more at ten million works. */
const MAX_READ = 200;
const MAX_PER_QUERY = 125;
/** Maximum completions of the last word; only very short prefixes have more. */
const MAX_COMPLETIONS = 60;
/** Matching entries that a filter checks: more take too long, and nobody reads as many. */
const MAX_FILTERED = 20_000;
/** Above every character of a label, in byte order. */
const LAST_CHARACTER = '\u{10FFFF}';

export interface IndexRow {
  readonly subject: Subject;
  readonly id: string;
  readonly label: string;
  readonly otherLabels: readonly string[];
  readonly words: readonly string[];
  readonly isPublic: boolean;
}

export function matchesTsquery(subject: Subject, id: string, tsquery: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from search_entry as entry
    where entry.subject = ${subject} and entry.id = ${sql.ref(id)} and entry.words @@ ${tsquery}::text::tsquery
  )`;
}

export async function saveEntries(tx: Tx, entries: readonly IndexRow[]): Promise<number> {
  const column = <Key extends keyof IndexRow>(key: Key) => entries.map((entry) => entry[key]);
  // No lexeme has a space; an array of arrays needs rows of one length.
  const words = entries.map((entry) => [...new Set(entry.words)].join(' '));
  // Labels have no line breaks.
  const otherLabels = entries.map((entry) => entry.otherLabels.join('\n'));
  const { rows } = await sql`
    insert into search_entry as stored (subject, id, label, other_labels, words, is_public)
    select subject, id, label, string_to_array(other_labels, e'\\n'), array_to_tsvector(string_to_array(words, ' ')), is_public
    from unnest(${column('subject')}::text[], ${column('id')}::uuid[], ${column('label')}::text[], ${otherLabels}::text[],
      ${words}::text[], ${column('isPublic')}::boolean[]) as given (subject, id, label, other_labels, words, is_public)
    on conflict (subject, id) do update
    set label = excluded.label, other_labels = excluded.other_labels, words = excluded.words,
      is_public = excluded.is_public
    where (stored.label, stored.other_labels, stored.words, stored.is_public)
      is distinct from (excluded.label, excluded.other_labels, excluded.words, excluded.is_public)
    returning id`.execute(tx);
  return rows.length;
}

/** Before an entry's document is read: another transaction may be changing, and indexing, what it consists of. */
export async function lockEntries(tx: Tx, subject: Subject, ids: readonly string[]): Promise<void> {
  await sql`
    select from search_entry where subject = ${sql.lit(subject)} and id = ${anyOf(ids, 'uuid')}
    order by id for update`.execute(tx);
}

export async function removeDocument(tx: Tx, subject: Subject, id: string): Promise<void> {
  await tx.deleteFrom('search_entry').where('subject', '=', subject).where('id', '=', id).execute();
}

/** Sorted, to avoid deadlocks. */
export async function indexTerms(tx: Tx, words: ReadonlySet<string>): Promise<void> {
  const allowed = [...words].filter(allowsMisspelling).sort();
  if (allowed.length === 0) return;
  const added = await sql<{ word: string }>`
    insert into search_word (word)
    select word from unnest(${allowed}::text[]) as wanted (word)
    where not exists (select from search_word known where known.word = wanted.word)
    order by word
    on conflict do nothing
    returning word`.execute(tx);
  const keyed = added.rows.flatMap(({ word }) => deleteKeys(word).map((key) => ({ key, word })));
  if (keyed.length === 0) return;
  await sql`
    insert into search_misspelling (key, word)
    select * from unnest(${keyed.map(({ key }) => key)}::text[], ${keyed.map(({ word }) => word)}::text[])
    on conflict do nothing`.execute(tx);
}

export async function similarWords(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('search_misspelling')
    .select('word')
    .distinct()
    .where('key', '=', anyOf(words.flatMap(deleteKeys), 'text'))
    .execute();
  return rows.map(({ word }) => word);
}

export async function readVocabulary(db: Database, terms: readonly Term[]): Promise<Vocabulary> {
  const words = terms.map(({ word }) => word).filter(allowsMisspelling);
  const last = terms.at(-1)?.word ?? '';
  // No word of the vocabulary has digits.
  const prefix = /\p{N}/u.test(last) ? '' : last;
  const { rows } = await sql<{ kind: 'known' | 'completion' | 'similar'; word: string }>`
    select 'known' as kind, word from search_word where word = ${anyOf(words, 'text')}
    union all select * from (
      select 'completion', word from search_word
      where ${prefix} <> '' and word >= ${prefix} and word < ${prefix + LAST_CHARACTER}
      order by word limit ${sql.lit(MAX_COMPLETIONS + 1)}) as completion
    union all select * from (
      select distinct 'similar', word from search_misspelling where key = ${anyOf(words.flatMap(deleteKeys), 'text')}
      limit ${sql.lit(MAX_VARIANTS)}) as variant`.execute(db);
  const wordsOfKind = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.word] : []));
  const completions = wordsOfKind('completion');
  return {
    known: new Set(wordsOfKind('known')),
    completions: completions.length > MAX_COMPLETIONS ? null : completions,
    similar: wordsOfKind('similar'),
  };
}

/** Words that sound like a typed one, or that are two misspellings away from one of five or more letters; nearest first. */
export async function distantWords(db: Database, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const words = [...new Set(terms.map(({ word }) => word).filter(allowsMisspelling))];
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select typed.word as typed, array_agg(found.word order by found.distance) as words
    from unnest(${words}::text[]) as typed (word) cross join lateral (
      select word, levenshtein(word, typed.word) as distance from (
        select word from search_word
        where dmetaphone(word) = dmetaphone(typed.word) and dmetaphone(typed.word) <> ''
        union
        select word from search_word
        where length(typed.word) > 4 and word >= left(typed.word, 1) and word < left(typed.word, 1) || ${LAST_CHARACTER}
          and levenshtein_less_equal(word, typed.word, 2) <= 2
      ) as candidate
      where word <> typed.word and levenshtein_less_equal(word, typed.word, 3) <= 3
      order by distance, word limit ${sql.lit(MAX_DISTANT_WORDS)}
    ) as found
    group by typed.word`.execute(db);
  return new Map(rows.map(({ typed, words: found }) => [typed, found]));
}

export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('search_word').select('word').where('word', '=', anyOf(words, 'text')).execute();
  return new Set(rows.map(({ word }) => word));
}

export type EntryFilter = (id: RawBuilder<unknown>) => RawBuilder<boolean>;

export interface PublicEntries {
  readonly subject: Subject;
  readonly filter?: EntryFilter | null;
}

export async function findPublicHits(
  db: Database,
  { subject, filter = null }: PublicEntries,
  plan: SearchPlan,
): Promise<Hit[]> {
  const { queries, titles } = plan;
  const tsqueries = listOf(
    queries.map(({ tsquery }) => tsquery),
    'text',
  );
  const filters = listOf(
    queries.map(({ narrowing }) => narrowing),
    'text',
  );
  const sampled = listOf(
    queries.map(({ isSampled }) => isSampled),
    'boolean',
  );
  const passes = (entry: string) => filter?.(sql.ref(`${entry}.id`)) ?? sql.lit(true);
  // A sample may miss everything that the filter wants.
  const sample = filter ? sql`` : sql`and get_byte(uuid_send(id), 15) < 16`;
  const maxPerQuery = queries.length > 1 ? MAX_PER_QUERY : MAX_READ;
  // Variants of the title share the places equally.
  const maxPerTitle = Math.ceil(MAX_TITLE_MATCHES / Math.max(1, titles.length));
  const answers = sql`select id, label, other_labels, words from search_entry
    where subject = ${sql.lit(subject)} and is_public and words @@ query.tsquery::tsquery`;
  const { rows } = await sql<Pick<Hit, 'id' | 'label' | 'lexemes'> & { other_labels: string }>`
    with by_label as materialized (
      select found.* from unnest(${listOf(titles, 'text')}) as wanted (label) cross join lateral (
        select * from (
          select id, label, other_labels, words from search_entry
          where subject = ${sql.lit(subject)} and is_public and label >= wanted.label and label < wanted.label || ${LAST_CHARACTER}
          order by label limit (select ${filter ? MAX_FILTERED : maxPerTitle}::integer)) as begun
        where ${passes('begun')} order by label limit (select ${maxPerTitle}::integer)
      ) as found
    ), by_words as (
      select id, label, other_labels, words from (
        select found.*, query.narrowing from unnest(${tsqueries}, ${sampled}, ${filters})
          as query (tsquery, is_sampled, narrowing)
        cross join lateral (
          with answering as materialized (
            ${answers} and not query.is_sampled union all ${answers} and query.is_sampled ${sample}
          )
          select * from answering limit (select ${filter ? MAX_FILTERED : maxPerQuery}::integer)
        ) as found limit ${sql.lit(filter ? MAX_FILTERED : MAX_READ)}
      ) as reached
      where (narrowing is null or words @@ narrowing::tsquery) and ${passes('reached')}
    )
    -- As texts: reading arrays takes more time than finding them.
    select distinct on (id) id, label, array_to_string(other_labels, e'\\n') as other_labels,
      words::text as lexemes
    from (
      select * from by_label union all (select * from by_words limit ${sql.lit(MAX_RANKED)})) as found`.execute(db);
  return rows.map(({ other_labels, ...row }) => ({
    ...row,
    otherLabels: other_labels === '' ? [] : other_labels.split('\n'),
  }));
}
