-- The largest tables with :rows rows, whole and in 16 hash partitions, and how long their queries take in both:
--   psql -q -v rows=1000000 -f ops/postgresql/partitions.sql <an empty database that the portal migrated>
-- docs/performance.md says what follows. Leaves only the schema "trial", which it drops first.
\set ON_ERROR_STOP on
set client_min_messages = warning;
drop schema if exists trial cascade;
create schema trial;
set search_path = trial, public;

-- Lists of a member by the member, everything else by its work.
create view parted (name, key) as
  values ('composition_member', 'member_id'), ('composition_line', 'composition_id'), ('search_entry_composition', 'id');
select format('create table whole_%1$s (like %1$I including all)', name),
  format('create table parts_%1$s (like %1$I including all) partition by hash (%2$s)', name, key)
from parted
\gexec
select format('create table parts_%s_%s partition of parts_%1$s for values with (modulus 16, remainder %2$s)', name, part)
from parted, generate_series(0, 15) as part
\gexec

create function id_of(what text, n bigint) returns uuid immutable language sql return md5(what || n)::uuid;

-- A member has 200 works, a party 20, and three words of 4,000, 4,000 and 400 make a title.
insert into whole_composition_member (composition_id, member_id, state, title_key, updated_at)
  select id_of('work', n), id_of('member', n / 200), 'registered', 'title ' || n, now() - n * interval '1 s'
  from generate_series(1, :rows::bigint) as n;
insert into whole_composition_line (composition_id, revision, position, party_id, role, pr, mr, sr, confirmation)
  select id_of('work', n), 1, 1, id_of('party', n / 20), 'CA', 10000, 10000, 0, 'confirmed'
  from generate_series(1, :rows::bigint) as n;
insert into whole_search_entry_composition (subject, id, label, words, is_public)
  select 'composition', id_of('work', n), 'title ' || n,
    array_to_tsvector(array['a' || n * 7919 % 4000, 'b' || n * 104729 % 4001, 'c' || n % 400]), true
  from generate_series(1, :rows::bigint) as n;
select format('insert into parts_%1$s select * from whole_%1$s', name), format('vacuum analyze whole_%s', name),
  format('vacuum analyze parts_%s', name)
from parted
\gexec

create table query (what text, statement text);
insert into query values
  ('lines of a work', 'select * from %s_composition_line where composition_id = trial.id_of(''work'', $1)'),
  ('first page of a member''s list', 'select * from %s_composition_member where member_id = trial.id_of(''member'', $1 / 200)
    order by updated_at desc limit 10'),
  ('counts of a member''s list', 'select state, count(*) from %s_composition_member
    where member_id = trial.id_of(''member'', $1 / 200) group by state'),
  ('works of a party', 'select composition_id from %s_composition_line where party_id = trial.id_of(''party'', $1 / 20)'),
  ('search for two words', 'select id from %s_search_entry_composition
    where words @@ (''a'' || $1 * 7919 %% 4000 || '' & b'' || $1 * 104729 %% 4001)::tsquery limit 400');

-- Both kinds in turn, planned each time, in microseconds.
create function times(statement text, out whole numeric, out parts numeric) language plpgsql as $$
declare
  begun timestamptz;
  of_whole float[] := '{}';
  of_parts float[] := '{}';
begin
  for n in 1..400 loop
    begun := clock_timestamp();
    execute format(statement, 'whole') using n::bigint * 1009;
    of_whole := of_whole || extract(epoch from clock_timestamp() - begun)::float;
    begun := clock_timestamp();
    execute format(statement, 'parts') using n::bigint * 1009;
    of_parts := of_parts || extract(epoch from clock_timestamp() - begun)::float;
  end loop;
  select percentile_cont(0.5) within group (order by t) * 1e6 from unnest(of_whole[100:]) as t into whole;
  select percentile_cont(0.5) within group (order by t) * 1e6 from unnest(of_parts[100:]) as t into parts;
end $$;

select what, round(whole) as whole_us, round(parts) as parts_us from query, times(statement);
select name, pg_size_pretty(pg_total_relation_size('whole_' || name)) as whole,
  pg_size_pretty((select sum(pg_total_relation_size(relid)) from pg_partition_tree('parts_' || name))) as parts,
  round(pg_table_size('whole_' || name)::numeric / :rows) as row_bytes,
  round(pg_indexes_size('whole_' || name)::numeric / :rows) as index_bytes
from parted;
